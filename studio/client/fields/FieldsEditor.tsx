import { useTranslation } from '#i18n';
import { Loading } from '#ui/kit';
import { useState } from 'react';
import type { FormView } from '../../fields.ts';
import { useDrafts } from '../drafts/drafts-context.ts';
import { begunForms } from '../drafts/form-place.ts';
import box from '../frame/Box.module.css';
import { useEscape } from '../frame/use-escape.ts';
import { useOpener } from '../frame/use-opener.ts';
import { useTold } from '../history/use-told.ts';
import { useServer } from '../server/live.ts';
import { places } from '../server/places.ts';
import { PartRemoveForm } from '../parts/PartRemoveForm.tsx';
import { PartRenameForm } from '../parts/PartRenameForm.tsx';
import type { DeedProps } from '../steps/deeds.ts';
import { FieldForm } from './FieldForm.tsx';
import { FieldRows } from './FieldRows.tsx';
import { GoneField } from './GoneField.tsx';

type EditorProps = Pick<DeedProps, 'journey' | 'step' | 'onClose'>;

/** Shows what a step asks, field by field, to be added to and changed. */
export function FieldsEditor(props: EditorProps) {
  const { journey, step } = props;
  const answered = useServer(places.form(journey.id, step.name));
  if (answered?.kind !== 'found') return <Loading label={step.name} />;
  return <Fields {...props} form={answered.value} />;
}

/** What is being done: to a field, or to make one. */
export type FieldDeed = { kind: 'add' } | { kind: 'edit' | 'rename' | 'remove'; field: string };

/** Reads which deed a form does that was begun. */
function deedOf(form: string): FieldDeed | undefined {
  const [, kind, field = ''] = /^(\w+) field ?(.*)$/.exec(form) ?? [];
  if (kind === 'add') return { kind };
  return kind === 'edit' || kind === 'rename' || kind === 'remove' ? { kind, field } : undefined;
}

function Fields({ journey, step, form, onClose }: EditorProps & { form: FormView }) {
  const { t } = useTranslation('studio');
  const begun = begunForms(useDrafts(), { journey: journey.id, step: step.name });
  const [deed, setDeed] = useState(() => begun.map(deedOf).find((each) => each !== undefined));
  const [told, setTold] = useTold<string>();
  const whole = useEscape<HTMLElement>(() => deed === undefined && onClose());
  const open = (next: FieldDeed): void => {
    setTold(undefined);
    setDeed(next);
  };
  const close = (): void => setDeed(undefined);
  const asked = deed && deed.kind !== 'add' ? deed.field : undefined;
  const field = form.fields.find(({ name }) => name === asked);
  const done = (words: string): void => {
    close();
    setTold(words);
  };
  const label = t('fields.of', { name: step.name });
  return (
    <section ref={whole} className={box['box']} aria-label={label} data-tall={deed && true}>
      {form.alsoAt.length > 0 && (
        <p className={box['note']}>{t('fields.alsoAt', { steps: form.alsoAt.join(', ') })}</p>
      )}
      <FieldRows step={step} form={form} deed={deed} onOpen={open} />
      {deed && (
        <Deed
          key={asked ?? ''}
          journey={journey}
          step={step}
          form={form}
          field={field}
          deed={deed}
          onPut={(name) => open({ kind: 'edit', field: name })}
          onClose={close}
          onDone={done}
        />
      )}
      <p className={box['deeds']}>
        <AddOpener
          isOpen={deed?.kind === 'add'}
          isShown={deed === undefined}
          onOpen={() => open({ kind: 'add' })}
        />
        {deed === undefined && (
          <button type="button" onClick={onClose}>
            {t('guard.close')}
          </button>
        )}
      </p>
      <output className={box['note']}>{told}</output>
    </section>
  );
}

type DeedOfField = Parameters<typeof FieldForm>[0] & { deed: FieldDeed; onPut: (field: string) => void };

function Deed({ deed, onPut, ...given }: DeedOfField) {
  const { journey, step, form, field, onDone, onClose } = given;
  if (deed.kind !== 'add' && !field)
    return (
      <GoneField
        journey={journey.id}
        step={step.name}
        form={form}
        deed={deed}
        onPut={onPut}
        onClose={onClose}
      />
    );
  if (deed.kind === 'add' || deed.kind === 'edit' || !field) return <FieldForm {...given} />;
  const part = { sort: 'field', form: form.form ?? '', name: field.name } as const;
  const own = { journey: journey.id, step: step.name, part, onDone, onClose };
  return deed.kind === 'rename' ? <PartRenameForm {...own} /> : <PartRemoveForm {...own} others={[]} />;
}

type OpenerProps = { isOpen: boolean; isShown: boolean; onOpen: () => void };

function AddOpener({ isOpen, isShown, onOpen }: OpenerProps) {
  const { t } = useTranslation('studio');
  const opener = useOpener(isOpen);
  if (!isShown) return null;
  return (
    <button ref={opener} type="button" data-main onClick={onOpen}>
      {t('fields.add')}
    </button>
  );
}
