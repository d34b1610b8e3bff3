import { useTranslation } from '#i18n';
import { Loading } from '#ui/kit';
import { Suspense } from 'react';
import type { StepShapes, StepSource } from '../../written.ts';
import { LeaveQuestion } from '../drafts/LeaveQuestion.tsx';
import { Parted } from '../drafts/Parted.tsx';
import type { Writing } from '../drafts/use-draft.ts';
import { FindingList } from '../findings/FindingList.tsx';
import box from '../frame/Box.module.css';
import { useDraftEditor } from '../drafts/use-draft-editor.ts';
import { useServer } from '../server/live.ts';
import { places } from '../server/places.ts';
import type { DeedProps } from '../steps/deeds.ts';
import styles from './StepEditor.module.css';
import { StepInForm } from './StepInForm.tsx';
import { StepJson } from './StepJson.tsx';
import { readStep, stepWith } from './step-text.ts';
import { pointersIn } from './told-at.ts';
import { nodeOfKind } from './schema-nodes.ts';
import { shapeOf } from './shape.ts';
import { useStepDraft } from './use-step-draft.ts';
import { useStepFaults } from './use-step-faults.ts';

type EditorProps = Pick<DeedProps, 'journey' | 'step' | 'onClose'>;

/** Edits a step by a form and as JSON, side by side; nothing is in the file before it is saved. */
export function StepEditor(props: EditorProps) {
  const { journey, step } = props;
  const source = useServer(places.written(journey.id, step.name));
  const shapes = useServer(places.shapes());
  if (source?.kind !== 'found' || shapes?.kind !== 'found') return <Loading label={step.name} />;
  return <Editor {...props} source={source.value} shapes={shapes.value} />;
}

function Editor(props: EditorProps & { source: StepSource; shapes: StepShapes }) {
  const { journey, step, source, shapes, onClose } = props;
  const { t } = useTranslation('studio');
  const writing = useStepDraft({ journey: journey.id, step: step.name }, source.text);
  const { words: text, isParted } = writing;
  const { change, undo, redo, leaving, whole } = useDraftEditor(writing, onClose);
  const { value, shape } = formOf(text, shapes, source);
  const pointers = new Set(pointersIn(shape?.ui));
  const faults = useStepFaults({ journey, step: step.name, text, pointers });
  return (
    <section
      ref={whole}
      className={`${box['box']} ${styles['editor']}`}
      aria-label={t('edit.of', { name: step.name })}
    >
      <div className={styles['sides']}>
        <Suspense fallback={<Loading label={step.name} />}>
          <StepInForm
            journey={journey}
            names={source.names}
            step={value}
            shape={shape}
            told={faults.at}
            onEdit={(next, isTyping) => change(stepWith(text, next), isTyping)}
          />
        </Suspense>
        <StepJson
          text={text}
          place={{ journey: journey.id, line: source.line }}
          why={faults.why}
          onType={(next) => change(next, true)}
        />
      </div>
      {faults.beside.length > 0 && <FindingList findings={faults.beside} />}
      {isParted && <Parted now={source.text} writing={writing} />}
      <Deeds
        writing={writing}
        isReadable={value !== undefined}
        turns={{ undo, redo }}
        onClose={leaving.leave}
      />
      {leaving.isAsking && <LeaveQuestion leaving={leaving} />}
    </section>
  );
}

function formOf(text: string, shapes: StepShapes, { names }: StepSource) {
  const value = readStep(text);
  const node = value && nodeOfKind(shapes, value['kind']);
  const shape = node && shapeOf({ node, value, shown: { keys: [], isOptional: false } }, { shapes, names });
  return { value, shape };
}

type DeedsProps = {
  writing: Writing;
  isReadable: boolean;
  turns: Pick<ReturnType<typeof useDraftEditor>, 'undo' | 'redo'>;
  onClose: () => void;
};

function Deeds({ writing, isReadable, turns: { undo, redo }, onClose }: DeedsProps) {
  const { t } = useTranslation('studio');
  const { draft, isParted, why, save } = writing;
  const isReady = draft !== undefined && !isParted && isReadable;
  return (
    <>
      {why !== undefined && !isParted && (
        <p className={box['critical']} role="alert">
          {why}
        </p>
      )}
      <p className={`${box['deeds']} ${styles['deeds']}`}>
        {/* Disabled for good they would lose the focus while more is typed. */}
        <button
          type="button"
          data-main
          aria-disabled={!isReady || undefined}
          onClick={() => {
            if (isReady) save();
          }}
        >
          {t('guard.save')}
        </button>
        <button type="button" aria-disabled={!undo || undefined} onClick={undo}>
          {t('guard.undo')}
        </button>
        <button type="button" aria-disabled={!redo || undefined} onClick={redo}>
          {t('guard.redo')}
        </button>
        <button type="button" onClick={onClose}>
          {t(draft ? 'guard.giveUp' : 'guard.close')}
        </button>
        <output className={box['note']}>{t(draft ? 'edit.unsaved' : 'edit.asInFile')}</output>
      </p>
    </>
  );
}
