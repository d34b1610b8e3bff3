import { useTranslation } from '#i18n';
import type { JourneyView, StepView } from '../../protocol.ts';
import type { RefusalsView } from '../../refusals.ts';
import { Labelled } from '../steps/Labelled.tsx';
import { stepTitle } from '../words/step-words.ts';
import { isCommitLost, type RefusalDraft } from './refusal-draft.ts';

type WhereProps = {
  journey: JourneyView;
  step: StepView;
  view: RefusalsView;
  draft: RefusalDraft;
  onChange: (next: Partial<RefusalDraft>) => void;
};

/** Asks at which field, or at which step, a refusal is told. */
export function WhereTold(props: WhereProps) {
  const { draft } = props;
  if (draft.telling === 'popup') return null;
  return draft.telling === 'field' ? <FieldSelect {...props} /> : <NextSelect {...props} />;
}

const fieldKey = ({ to, field }: Pick<RefusalDraft, 'to' | 'field'>): string => `${to}/${field}`;

function FieldSelect({ journey, view, draft, onChange }: WhereProps) {
  const { t } = useTranslation('studio');
  const places = view.fields.map(({ screen, name, label = name }) => {
    const step = journey.steps.find((each) => each.name === screen);
    const words = t('refuse.fieldOf', { field: label, screen: step ? stepTitle(t, step) : screen });
    return { to: screen, field: name, words };
  });
  return (
    <Labelled label={t('refuse.field')}>
      <select
        value={draft.field === '' ? '' : fieldKey(draft)}
        onChange={({ currentTarget: { value } }) => {
          const { to, field } = places.find((each) => fieldKey(each) === value) ?? { to: '', field: '' };
          onChange({ to, field });
        }}
      >
        <option value="">{t('add.choose')}</option>
        {places.map((place) => (
          <option key={fieldKey(place)} value={fieldKey(place)}>
            {place.words}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

function NextSelect({ journey, step, view, draft, onChange }: WhereProps) {
  const { t } = useTranslation('studio');
  const unled = isCommitLost(draft, view)
    ? 'lost.usual'
    : draft.telling === 'message'
      ? 'refuse.stays'
      : 'add.choose';
  const isMessage = draft.telling === 'message';
  const steps = journey.steps.filter(
    ({ name, kind }) => name !== step.name && (!isMessage || kind === 'form'),
  );
  return (
    <Labelled label={t('refuse.next')}>
      <select value={draft.to} onChange={({ currentTarget }) => onChange({ to: currentTarget.value })}>
        <option value="">{t(unled)}</option>
        {steps.map((each) => (
          <option key={each.name} value={each.name}>
            {t('refuse.step', { title: stepTitle(t, each), name: each.name })}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
