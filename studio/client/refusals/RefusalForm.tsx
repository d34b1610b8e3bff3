import { useTranslation } from '#i18n';
import { Loading, TextField } from '#ui/kit';
import { useEffect, useRef, useState } from 'react';
import { tellings, type RefusalRouting, type RefusalsView, type Telling } from '../../refusals.ts';
import { Hinted } from '../fields/Hinted.tsx';
import { useServer } from '../server/live.ts';
import { places } from '../server/places.ts';
import { ChangeForm } from '../steps/ChangeForm.tsx';
import type { DeedProps } from '../steps/deeds.ts';
import deeds from '../steps/StepDeeds.module.css';
import { useStepChange } from '../steps/use-step-change.ts';
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

/** What is said of a refusal while it is being said. */
export type RefusalDraft = Omit<RefusalRouting, 'kind' | 'journey' | 'step'>;

const begun: RefusalDraft = { code: '', telling: 'message', to: '', field: '', words: '' };

function Form({ journey, step, view, onDone, onClose }: DeedProps & { view: RefusalsView }) {
  const { t } = useTranslation('studio');
  const [draft, setDraft] = useState(begun);
  const { code, telling, words } = draft;
  const change = (next: Partial<RefusalDraft>): void => setDraft({ ...draft, ...next });
  const isWhole = isSaid(draft);
  const changing = useStepChange(
    { kind: 'route-refusal', journey: journey.id, step: step.name, ...draft },
    { isWhole, onDone: () => onDone({ words: t('refuse.done', { code }), step: step.name }) },
  );
  const { preview } = changing;
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.querySelector('select')?.focus(), []);
  return (
    <ChangeForm
      label={t('refuse.of', { name: step.name })}
      words={t('refuse.add')}
      hint={t(isWhole ? 'deeds.looking' : 'refuse.hint')}
      changing={changing}
      onClose={onClose}
    >
      <RoutedRefusals journey={journey} routed={view.routed} />
      <div ref={start} className={deeds['fields']}>
        <RefusalSelect left={view.left} chosen={code} onChoose={(next) => change({ code: next })} />
        <Hinted label={t('refuse.telling')} hint={t(`refuse.tells.${telling}`)}>
          {(id) => (
            <select
              aria-describedby={id}
              value={telling}
              onChange={({ currentTarget: { value } }) =>
                setDraft({ ...begun, code, words, telling: tellingOf(value) })
              }
            >
              {offered(view).map((each) => (
                <option key={each} value={each}>
                  {t(`refuse.tellings.${each}`)}
                </option>
              ))}
            </select>
          )}
        </Hinted>
        <WhereTold journey={journey} step={step} view={view} draft={draft} onChange={change} />
        {telling !== 'step' && (
          <TextField
            label={t('refuse.words')}
            value={words}
            onChange={(next) => change({ words: next })}
            hint={t('refuse.wordsHint')}
            autoComplete="off"
          />
        )}
      </div>
      {preview?.kind === 'refused' && <p role="alert">{preview.why}</p>}
    </ChangeForm>
  );
}

const tellingOf = (value: string): Telling => tellings.find((each) => each === value) ?? 'message';

/** Without a field nothing is told at one. */
const offered = ({ fields }: RefusalsView): readonly Telling[] =>
  tellings.filter((each) => each !== 'field' || fields.length > 0);

function isSaid({ code, telling, to, field }: RefusalDraft): boolean {
  if (code === '') return false;
  return (telling !== 'field' || field !== '') && (telling !== 'step' || to !== '');
}
