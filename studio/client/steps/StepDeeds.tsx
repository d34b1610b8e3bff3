import { useTranslation } from '#i18n';
import { useEffect, useRef, useState } from 'react';
import type { StepView } from '../../protocol.ts';
import { ActionsForm } from '../actions/ActionsForm.tsx';
import type { Draft } from '../drafts/draft.ts';
import { useDrafts } from '../drafts/drafts-context.ts';
import { begunForms } from '../drafts/form-place.ts';
import { FieldsEditor } from '../fields/FieldsEditor.tsx';
import box from '../frame/Box.module.css';
import { useOpener } from '../frame/use-opener.ts';
import { ShownForm } from '../shown/ShownForm.tsx';
import { RefusalForm } from '../refusals/RefusalForm.tsx';
import { StepEditor } from '../step-form/StepEditor.tsx';
import { isDraftOfStep } from '../step-form/step-drafts.ts';
import { stepTitle } from '../words/step-words.ts';
import type { DeedProps } from './deeds.ts';
import { AddForm } from './AddForm.tsx';
import { RemoveForm } from './RemoveForm.tsx';
import { RenameForm } from './RenameForm.tsx';
import styles from './StepDeeds.module.css';
import type { StepDeedsProps } from './use-step-deeds.ts';

/** Says what the chosen step is called, where nothing else does, and does what can be done to it as a whole. */
export function StepDeeds({
  journey,
  chosen: { view, id },
  isReadOnly,
  done,
  onDone,
  isNamed = false,
}: StepDeedsProps & { isNamed?: boolean }) {
  const { t } = useTranslation('studio');
  const section = useRef<HTMLElement>(null);
  const isTold = done !== undefined && done.step === view?.name;
  useEffect(() => {
    // What had the focus has gone with the step.
    if (isTold && document.activeElement === document.body) section.current?.focus();
  }, [isTold]);
  if (!view) return null;
  const label = t('deeds.step', { title: stepTitle(t, view) });
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles['step']}
      data-named={isNamed || undefined}
      aria-label={label}
    >
      {!isNamed && (
        <p className={styles['head']}>
          <span>{label}</span>
          <code>{view.name}</code>
        </p>
      )}
      {!isReadOnly && <Deeds key={id} journey={journey} step={view} onDone={onDone} />}
      <output className={box['note']}>{isTold && done.words}</output>
    </section>
  );
}

const kinds = ['edit', 'fields', 'actions', 'shown', 'refuse', 'rename', 'add', 'remove'] as const;
const forms = {
  edit: StepEditor,
  fields: FieldsEditor,
  actions: ActionsForm,
  shown: ShownForm,
  refuse: RefusalForm,
  rename: RenameForm,
  add: AddForm,
  remove: RemoveForm,
};

type Kind = (typeof kinds)[number];

/** What can be done to what has no name of its own in the file: the step in which it stands is edited. */
const ofPart: readonly Kind[] = ['edit', 'refuse'];

/** What can be done to some kinds of steps alone. */
const only: { readonly [Deed in Kind]?: readonly StepView['kind'][] } = {
  fields: ['form'],
  actions: ['form', 'view'],
  shown: ['form', 'view', 'end'],
  refuse: ['call'],
};

/** Finds what is being typed of a step, and not written yet. */
function begunOf(drafts: readonly Draft[], place: { journey: string; step: string }): Kind | undefined {
  if (drafts.some((draft) => isDraftOfStep(draft, place))) return 'edit';
  const begun = begunForms(drafts, place).map((form) => (/ field\b/.test(form) ? 'fields' : form));
  return kinds.find((each) => begun.includes(each));
}

function Deeds({ journey, step, onDone }: Omit<DeedProps, 'onClose'>) {
  const begun = begunOf(useDrafts(), { journey: journey.id, step: step.name });
  /** What is being done, and under which name: once it has another, that is done, unless more was typed that goes with it. */
  const [open, setOpen] = useState<{ kind: Kind; name: string } | undefined>(
    begun && { kind: begun, name: step.name },
  );
  const kind = open && (open.name === step.name ? open.kind : begun);
  const close = (): void => setOpen(undefined);
  const offered = step.within === undefined ? kinds : ofPart;
  const usable = offered.filter((each) => only[each]?.includes(step.kind) ?? true);
  const openers = usable.map((each) => (
    <Opener
      key={each}
      kind={each}
      step={step}
      open={kind}
      onOpen={() => setOpen({ kind: each, name: step.name })}
    />
  ));
  return (
    <>
      <p className={styles['openers']}>{openers}</p>
      {kind && (
        <Opened
          kind={kind}
          journey={journey}
          step={kind === 'edit' && step.within !== undefined ? { ...step, name: step.within } : step}
          onClose={close}
          onDone={(done) => {
            close();
            onDone(done);
          }}
        />
      )}
    </>
  );
}

function Opened({ kind, ...given }: DeedProps & { kind: Kind }) {
  const Form = forms[kind];
  return <Form {...given} />;
}

type OpenerProps = { kind: Kind; step: StepView; open: Kind | undefined; onOpen: () => void };

function Opener({ kind, step: { name }, open, onOpen }: OpenerProps) {
  const { t } = useTranslation('studio');
  const opener = useOpener(open === kind);
  if (open !== undefined) return null;
  return (
    <button
      ref={opener}
      type="button"
      className={box['opener']}
      aria-label={t(`${kind}.of`, { name })}
      onClick={onOpen}
    >
      {t(`${kind}.do`)}
    </button>
  );
}
