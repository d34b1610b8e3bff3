import { useTranslation } from '#i18n';
import type { JourneyView, StepView } from '../../protocol.ts';
import { inOrder } from '../steps/in-order.ts';
import { Labelled } from '../steps/Labelled.tsx';
import { knownOutcomes } from '../words/outcomes.ts';
import { stepTitle } from '../words/step-words.ts';
import { outcomeName } from '../words/way-words.ts';
import type { ActionDraft } from './action-draft.ts';

type TargetProps = {
  journey: JourneyView;
  step: StepView;
  draft: ActionDraft;
  onChange: (next: Partial<ActionDraft>) => void;
};

const mark = 'outcome:';

/** Asks where a button leads: to a step, to an end that is there, or to one that is made for an outcome. */
export function TargetSelect({ journey, step, draft, onChange }: TargetProps) {
  const { t } = useTranslation('studio');
  const others = inOrder(journey).filter(({ name }) => name !== step.name || name === draft.to);
  const ends = others.filter(({ kind }) => kind === 'end');
  const unmade = knownOutcomes.filter((outcome) => ends.every(({ about }) => about !== outcome));
  const value = draft.outcome === '' ? draft.to : `${mark}${draft.outcome}`;
  return (
    <Labelled label={t('actions.to')}>
      <select
        value={value}
        onChange={({ currentTarget: { value: chosen } }) =>
          onChange(
            chosen.startsWith(mark)
              ? { to: '', outcome: chosen.slice(mark.length) }
              : { to: chosen, outcome: '' },
          )
        }
      >
        {(draft.isNew || draft.decides) && (
          <option value="">{t(draft.decides ? 'actions.decides' : 'add.choose')}</option>
        )}
        <optgroup label={t('actions.steps')}>
          {others
            .filter(({ kind }) => kind !== 'end')
            .map((each) => (
              <Target key={each.name} step={each} />
            ))}
        </optgroup>
        <optgroup label={t('actions.ends')}>
          {ends.map((each) => (
            <Target key={each.name} step={each} />
          ))}
          {unmade.map((outcome) => (
            <option key={outcome} value={`${mark}${outcome}`}>
              {t('actions.newEnd', { outcome: outcomeName(t, outcome) })}
            </option>
          ))}
        </optgroup>
      </select>
    </Labelled>
  );
}

function Target({ step }: { step: StepView }) {
  const { t } = useTranslation('studio');
  const title = stepTitle(t, step);
  return <option value={step.name}>{title === step.name ? title : `${title} (${step.name})`}</option>;
}
