import { useTranslation } from '#i18n';
import { Loading, TextField } from '#ui/kit';
import { useEffect, useRef } from 'react';
import { noAnswer, tellings, type RefusalsView, type Telling } from '../../refusals.ts';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { Hinted } from '../fields/Hinted.tsx';
import { useServer } from '../server/live.ts';
import { places } from '../server/places.ts';
import { ChangeForm } from '../steps/ChangeForm.tsx';
import type { DeedProps } from '../steps/deeds.ts';
import deeds from '../steps/StepDeeds.module.css';
import { useStepChange } from '../steps/use-step-change.ts';
import { braceWords } from '../texts/brace-words.ts';
import { LostLine } from './LostLine.tsx';
import { begun, begunFor, isCommitLost, isSaid, type RefusalDraft } from './refusal-draft.ts';
import { RefusalSelect } from './RefusalSelect.tsx';
import { RoutedRefusals } from './RoutedRefusals.tsx';
import { WhereTold } from './WhereTold.tsx';

/** Asks what follows on a refusal of the bank that a call says nothing of yet, and what the holder reads then. */
export function RefusalForm(props: DeedProps) {
  const { journey, step } = props;
  const answered = useServer(places.refusals(journey.id, step.name));
  if (answered?.kind !== 'found') return <Loading label={step.name} />;
  return <Form {...props} view={answered.value} />;
}

function Form({ journey, step, view, onDone, onClose }: DeedProps & { view: RefusalsView }) {
  const { t } = useTranslation('studio');
  const label = t('refuse.of', { name: step.name });
  const kept = useFormDraft({ journey: journey.id, step: step.name, form: 'refuse' }, { label, begun });
  const { said: draft, say } = kept;
  const { code, telling, words } = draft;
  const change = (next: Partial<RefusalDraft>): void => say({ ...draft, ...next });
  const isLost = isCommitLost(draft, view);
  const isWhole = isLost || isSaid(draft);
  const changing = useStepChange(
    { kind: 'route-refusal', journey: journey.id, step: step.name, ...draft },
    {
      draft: kept,
      isWhole,
      onDone: () =>
        onDone({
          words: code === noAnswer ? t('lost.done') : t('refuse.done', { code }),
          step: step.name,
        }),
    },
  );
  const { preview } = changing;
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.querySelector('select')?.focus(), []);
  return (
    <ChangeForm
      label={label}
      words={t('refuse.add')}
      hint={t(isWhole ? 'deeds.looking' : 'refuse.hint')}
      changing={changing}
      onClose={onClose}
    >
      <LostLine journey={journey} lost={view.lost} />
      <RoutedRefusals journey={journey} routed={view.routed} />
      <div ref={start} className={deeds['fields']}>
        <RefusalSelect view={view} chosen={code} onChoose={(next) => say(begunFor(next, draft, view))} />
        {!isLost && (
          <TellingSelect
            view={view}
            telling={telling}
            onTelling={(next) => say({ ...begun, code, words, telling: next })}
          />
        )}
        <WhereTold journey={journey} step={step} view={view} draft={draft} onChange={change} />
        {telling !== 'step' && (
          <TextField
            label={t('refuse.words')}
            value={words}
            onChange={(next) => change({ words: next })}
            error={braceWords(t, words)}
            hint={t('refuse.wordsHint')}
            autoComplete="off"
          />
        )}
      </div>
      {preview?.kind === 'refused' && <p role="alert">{preview.why}</p>}
    </ChangeForm>
  );
}

type TellingProps = { view: RefusalsView; telling: Telling; onTelling: (telling: Telling) => void };

function TellingSelect({ view, telling, onTelling }: TellingProps) {
  const { t } = useTranslation('studio');
  return (
    <Hinted label={t('refuse.telling')} hint={t(`refuse.tells.${telling}`)}>
      {(id) => (
        <select
          aria-describedby={id}
          value={telling}
          onChange={({ currentTarget: { value } }) => onTelling(tellingOf(value))}
        >
          {offered(view).map((each) => (
            <option key={each} value={each}>
              {t(`refuse.tellings.${each}`)}
            </option>
          ))}
        </select>
      )}
    </Hinted>
  );
}

const tellingOf = (value: string): Telling => tellings.find((each) => each === value) ?? 'message';

/** Without a field nothing is told at one. */
const offered = ({ fields }: RefusalsView): readonly Telling[] =>
  tellings.filter((each) => each !== 'field' || fields.length > 0);
