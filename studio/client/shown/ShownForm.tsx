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
import { LineRow } from './LineRow.tsx';
import styles from './Shown.module.css';
import { draftOf, isSaid, newLine, writingOf, type LineDraft, type ShownDraft } from './shown-draft.ts';
import type { PartProps } from './part-props.ts';
import { ValueRows } from './ValueRows.tsx';

/** Asks what a screen shows of what is known: the lines of its summary, and what its texts hold; shows what changes before it is done. */
export function ShownForm(props: DeedProps) {
  const { journey, step } = props;
  const answered = useServer(places.written(journey.id, step.name));
  const own = answered?.kind === 'found' ? readStep(answered.value.text) : undefined;
  if (!own) return <Loading label={step.name} />;
  return <Form {...props} begun={draftOf(own, step.name, journey)} />;
}

function Form({ journey, step, begun: now, onDone, onClose }: DeedProps & { begun: ShownDraft }) {
  const { t } = useTranslation('studio');
  const label = t('shown.of', { name: step.name });
  const kept = useFormDraft({ journey: journey.id, step: step.name, form: 'shown' }, { label, begun: now });
  const { said: draft, begun, say } = kept;
  const isWhole = draft.lines.every(isSaid);
  const around = { journey: journey.id, step: step.name, texts: journey.texts };
  const changing = useStepChange(writingOf(draft, begun, around), {
    draft: kept,
    isWhole,
    onDone: () => onDone({ words: t('shown.done', { name: step.name }), step: step.name }),
  });
  const { preview } = changing;
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => whole.current?.querySelector<HTMLElement>('input, button')?.focus(), []);
  return (
    <ChangeForm
      label={label}
      words={t('shown.save')}
      hint={t(isWhole ? 'deeds.looking' : 'shown.hint')}
      changing={changing}
      onClose={onClose}
    >
      <div ref={whole} className={styles['parts']}>
        {step.kind === 'form' && <Lines journey={journey} step={step} draft={draft} onDraft={say} />}
        <ValueRows journey={journey} step={step} draft={draft} onDraft={say} />
      </div>
      {preview?.kind === 'refused' && <p role="alert">{preview.why}</p>}
    </ChangeForm>
  );
}

function Lines({ journey, step, draft, onDraft }: PartProps) {
  const { t } = useTranslation('studio');
  const { lines } = draft;
  const adding = useRef<HTMLButtonElement>(null);
  const put = (next: readonly LineDraft[]): void => onDraft({ ...draft, lines: next });
  return (
    <section className={styles['part']} aria-label={t('shown.summary')}>
      <h2>{t('shown.summary')}</h2>
      <p className={box['note']}>{t(lines.length === 0 ? 'shown.noLines' : 'shown.summaryHint')}</p>
      {lines.map((line, at) => (
        <LineRow
          key={line.key}
          journey={journey}
          step={step}
          draft={draft}
          line={line}
          onChange={(next, values = draft.values) =>
            onDraft({ values, lines: lines.with(at, { ...line, ...next }) })
          }
          onMove={(by) => put(moved(lines, at, by))}
          onRemove={() => {
            put(lines.toSpliced(at, 1));
            // What had the focus goes.
            adding.current?.focus();
          }}
        />
      ))}
      <p className={box['deeds']}>
        <button ref={adding} type="button" onClick={() => put([...lines, newLine(lines)])}>
          {t('shown.lineAdd')}
        </button>
      </p>
    </section>
  );
}

function moved(lines: readonly LineDraft[], at: number, by: -1 | 1): readonly LineDraft[] {
  const [one, other] = [lines[at], lines[at + by]];
  return one && other ? lines.with(at, other).with(at + by, one) : lines;
}
