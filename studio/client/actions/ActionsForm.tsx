import { useTranslation } from '#i18n';
import { Loading } from '#ui/kit';
import { useEffect, useRef } from 'react';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import box from '../frame/Box.module.css';
import { useServer } from '../server/live.ts';
import { places } from '../server/places.ts';
import { readStep } from '../step-form/step-text.ts';
import { ChangeForm } from '../steps/ChangeForm.tsx';
import type { DeedProps } from '../steps/deeds.ts';
import { useStepChange } from '../steps/use-step-change.ts';
import { ActionRow } from './ActionRow.tsx';
import { actionsOf, draftsOf, isSaid, newDraft, type ActionDraft } from './action-draft.ts';
import styles from './Actions.module.css';
import { Unreached } from './Unreached.tsx';

/** Asks which buttons a screen has, in which words and order, and where each leads; shows what changes before it is done. */
export function ActionsForm(props: DeedProps) {
  const { journey, step } = props;
  const written = useServer(places.written(journey.id, step.name));
  const own = written?.kind === 'found' ? readStep(written.value.text) : undefined;
  if (!own) return <Loading label={step.name} />;
  return <Form {...props} begun={draftsOf(own, step, journey)} />;
}

function Form({ journey, step, begun, onDone, onClose }: DeedProps & { begun: readonly ActionDraft[] }) {
  const { t } = useTranslation('studio');
  const label = t('actions.of', { name: step.name });
  const draft = useFormDraft(
    { journey: journey.id, step: step.name, form: 'actions' },
    { label, begun: { drafts: begun } },
  );
  const { drafts } = draft.said;
  const say = (next: readonly ActionDraft[]): void => draft.say({ drafts: next });
  const rows = useRef<HTMLDivElement>(null);
  const isWhole = drafts.every(isSaid);
  const changing = useStepChange(
    { kind: 'write-actions', journey: journey.id, step: step.name, actions: actionsOf(drafts) },
    {
      draft,
      isWhole,
      onDone: () => onDone({ words: t('actions.done', { name: step.name }), step: step.name }),
    },
  );
  const { preview } = changing;
  useEffect(() => rows.current?.querySelector('input')?.focus(), []);
  const adding = useRef<HTMLButtonElement>(null);
  const put = (key: string, next: readonly ActionDraft[]): void =>
    say(drafts.flatMap((each) => (each.key === key ? next : [each])));
  return (
    <ChangeForm
      label={label}
      words={t('actions.save')}
      hint={t(isWhole ? 'deeds.looking' : 'actions.hint')}
      changing={changing}
      onClose={onClose}
    >
      <div ref={rows} className={styles['rows']}>
        {drafts.map((each, at) => (
          <ActionRow
            key={each.key}
            journey={journey}
            step={step}
            drafts={drafts}
            draft={each}
            onChange={(next) => put(each.key, [{ ...each, ...next }])}
            onRemove={() => {
              put(each.key, []);
              // What had the focus goes.
              adding.current?.focus();
            }}
            onMove={(by) => say(moved(drafts, at, by))}
          />
        ))}
      </div>
      <p className={box['deeds']}>
        <button ref={adding} type="button" onClick={() => say([...drafts, newDraft(drafts)])}>
          {t('actions.add')}
        </button>
      </p>
      {preview?.kind === 'refused' && <p role="alert">{preview.why}</p>}
      <Unreached journey={journey} preview={preview} />
    </ChangeForm>
  );
}

function moved(drafts: readonly ActionDraft[], at: number, by: -1 | 1): readonly ActionDraft[] {
  const [one, other] = [drafts[at], drafts[at + by]];
  return one && other ? drafts.with(at, other).with(at + by, one) : drafts;
}
