import { useTranslation } from '#i18n';
import { useEffect, useRef, useState } from 'react';
import type { StepView } from '../../protocol.ts';
import { useDrafts } from '../drafts/drafts-context.ts';
import { FieldsEditor } from '../fields/FieldsEditor.tsx';
import box from '../frame/Box.module.css';
import { useOpener } from '../frame/use-opener.ts';
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

const kinds = ['edit', 'fields', 'refuse', 'rename', 'add', 'remove'] as const;
const forms = {
  edit: StepEditor,
  fields: FieldsEditor,
  refuse: RefusalForm,
  rename: RenameForm,
  add: AddForm,
  remove: RemoveForm,
};

type Kind = (typeof kinds)[number];

/** What can be done to one kind of step alone. */
const only: { readonly [Deed in Kind]?: StepView['kind'] } = { fields: 'form', refuse: 'call' };

function Deeds({ journey, step, onDone }: Omit<DeedProps, 'onClose'>) {
  /** What is being done, and under which name: once it has another, that is done. */
  const isWritten = useDrafts().some((draft) =>
    isDraftOfStep(draft, { journey: journey.id, step: step.name }),
  );
  const [open, setOpen] = useState<{ kind: Kind; name: string } | undefined>(
    isWritten ? { kind: 'edit', name: step.name } : undefined,
  );
  const kind = open?.name === step.name ? open.kind : undefined;
  const Form = kind && forms[kind];
  const close = (): void => setOpen(undefined);
  const usable = kinds.filter((each) => !(each in only) || only[each] === step.kind);
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
      {Form && (
        <Form
          journey={journey}
          step={step}
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
