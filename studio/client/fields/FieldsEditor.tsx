import { useTranslation } from '#i18n';
import { Loading } from '#ui/kit';
import { useState } from 'react';
import type { FormView } from '../../fields.ts';
import box from '../frame/Box.module.css';
import { useEscape } from '../frame/use-escape.ts';
import { useOpener } from '../frame/use-opener.ts';
import { useServer } from '../server/live.ts';
import { places } from '../server/places.ts';
import type { DeedProps } from '../steps/deeds.ts';
import { FieldForm } from './FieldForm.tsx';
import { FieldRows } from './FieldRows.tsx';

type EditorProps = Pick<DeedProps, 'journey' | 'step' | 'onClose'>;

/** Shows what a step asks, field by field, to be added to and changed. */
export function FieldsEditor(props: EditorProps) {
  const { journey, step } = props;
  const answered = useServer(places.form(journey.id, step.name));
  if (answered?.kind !== 'found') return <Loading label={step.name} />;
  return <Fields {...props} form={answered.value} />;
}

/** What is being done: to a field, or to make one. */
export type FieldDeed = { kind: 'add' } | { kind: 'edit'; field: string };

function Fields({ journey, step, form, onClose }: EditorProps & { form: FormView }) {
  const { t } = useTranslation('studio');
  const [deed, setDeed] = useState<FieldDeed>();
  const [told, setTold] = useState('');
  const whole = useEscape<HTMLElement>(() => deed === undefined && onClose());
  const open = (next: FieldDeed): void => {
    setTold('');
    setDeed(next);
  };
  const close = (): void => setDeed(undefined);
  const field = deed?.kind === 'edit' ? form.fields.find(({ name }) => name === deed.field) : undefined;
  const isGone = deed?.kind === 'edit' && field === undefined;
  const label = t('fields.of', { name: step.name });
  return (
    <section ref={whole} className={box['box']} aria-label={label} data-tall={deed && true}>
      {form.alsoAt.length > 0 && (
        <p className={box['note']}>{t('fields.alsoAt', { steps: form.alsoAt.join(', ') })}</p>
      )}
      <FieldRows step={step} form={form} deed={deed} onOpen={open} />
      {deed && !isGone && (
        <FieldForm
          key={deed.kind === 'edit' ? deed.field : ''}
          journey={journey}
          step={step}
          form={form}
          field={field}
          onClose={close}
          onDone={(words) => {
            close();
            setTold(words);
          }}
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
