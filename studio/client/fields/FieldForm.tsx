import { useTranslation } from '#i18n';
import { TextField } from '#ui/kit';
import { useEffect, useRef } from 'react';
import type { FieldView, FormView } from '../../fields.ts';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { ChangeForm } from '../steps/ChangeForm.tsx';
import type { DeedProps } from '../steps/deeds.ts';
import { Labelled } from '../steps/Labelled.tsx';
import deeds from '../steps/StepDeeds.module.css';
import { useStepChange } from '../steps/use-step-change.ts';
import { braceWords } from '../texts/brace-words.ts';
import { named } from '../words/named.ts';
import { areChoicesApart, draftOf, standsBehind, writingOf, type FieldDraft } from './field-draft.ts';
import { fieldName } from './field-name.ts';
import { FieldBinding } from './FieldBinding.tsx';
import { FieldLimits } from './FieldLimits.tsx';
import { Hinted } from './Hinted.tsx';

type FormProps = Pick<DeedProps, 'journey' | 'step' | 'onClose'> & {
  form: FormView;
  /** Nothing where one is made. */
  field: FieldView | undefined;
  onDone: (words: string) => void;
};

/** Asks what a field is, what may be answered, and where the answer goes; shows what changes before it is done. */
export function FieldForm({ journey, step, form, field, onDone, onClose }: FormProps) {
  const { t } = useTranslation('studio');
  const label = field ? t('fields.editOf', { name: field.name }) : t('fields.addTo', { name: step.name });
  const kept = useFormDraft(
    { journey: journey.id, step: step.name, form: field ? `edit field ${field.name}` : 'add field' },
    { label, begun: draftOf(field, form) },
  );
  const { said: draft, say } = kept;
  const change = (next: Partial<FieldDraft>): void => say({ ...draft, ...next });
  const { isRequired, widget } = draft;
  const writing = writingOf(draft, form, {
    journey: journey.id,
    step: step.name,
    isNew: field === undefined,
  });
  const { name } = writing;
  const isApart = areChoicesApart(draft);
  const changing = useStepChange(writing, {
    draft: kept,
    isWhole: name !== '' && isApart,
    onDone: () => onDone(t(field ? 'fields.edited' : 'fields.added', { name })),
  });
  const { preview } = changing;
  const asked = { draft, form, onChange: change };
  const words = widgetWords(form, widget);
  return (
    <ChangeForm
      label={label}
      words={t(field ? 'fields.save' : 'fields.add')}
      hint={t(hintOf(name, isApart))}
      changing={changing}
      onClose={onClose}
    >
      <div className={deeds['fields']}>
        {!field && <NewField {...asked} refused={preview?.kind === 'refused' ? preview.why : undefined} />}
        <Hinted label={t('fields.widget')} hint={words}>
          {(id) => <WidgetSelect {...asked} isFirst={field !== undefined} describedBy={id} />}
        </Hinted>
        <PlaceSelect {...asked} field={field} />
        <label className={deeds['check']}>
          <input type="checkbox" checked={isRequired} onChange={() => change({ isRequired: !isRequired })} />
          {t('fields.required')}
        </label>
      </div>
      <FieldBinding {...asked} journey={journey} onDraft={say} field={field} />
      <FieldLimits {...asked} />
      {field && preview?.kind === 'refused' && <p role="alert">{preview.why}</p>}
    </ChangeForm>
  );
}

function hintOf(name: string, isApart: boolean): 'fields.hint' | 'fields.apart' | 'deeds.looking' {
  if (name === '') return 'fields.hint';
  return isApart ? 'deeds.looking' : 'fields.apart';
}

/** What is asked of a field while it is being said. */
export type AskedField = {
  draft: FieldDraft;
  form: FormView;
  onChange: (next: Partial<FieldDraft>) => void;
};

const widgetWords = ({ widgets }: FormView, widget: string): string =>
  widgets.find(({ name }) => name === widget)?.words ?? '';

function NewField({ draft, onChange, refused }: AskedField & { refused: string | undefined }) {
  const { t } = useTranslation('studio');
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <>
      <TextField
        ref={box}
        label={t('fields.name')}
        value={draft.name}
        onChange={(name) => onChange({ name })}
        error={refused}
        hint={t('fields.nameHint')}
        autoComplete="off"
        spellCheck="false"
      />
      <TextField
        label={t('fields.label')}
        value={draft.label}
        onChange={(label) => onChange({ label })}
        error={braceWords(t, draft.label)}
        hint={t('fields.labelHint')}
        autoComplete="off"
      />
    </>
  );
}

type WidgetProps = AskedField & { isFirst: boolean; describedBy: string };

function WidgetSelect({ draft, form, onChange, isFirst, describedBy }: WidgetProps) {
  const { t } = useTranslation('studio');
  const box = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (isFirst) box.current?.focus();
  }, [isFirst]);
  return (
    <select
      ref={box}
      aria-describedby={describedBy}
      value={draft.widget}
      onChange={({ currentTarget }) => onChange({ widget: currentTarget.value })}
    >
      {form.widgets.map(({ name }) => (
        <option key={name} value={name}>
          {named(t, { key: `catalogue.widget.${name}`, otherwise: name })}
        </option>
      ))}
    </select>
  );
}

function PlaceSelect({ draft, form, field, onChange }: AskedField & { field: FieldView | undefined }) {
  const { t } = useTranslation('studio');
  return (
    <Labelled label={t('fields.after')}>
      <select
        value={standsBehind(draft, form)}
        onChange={({ currentTarget }) => onChange({ after: currentTarget.value, isLast: false })}
      >
        <option value="">{t('fields.first')}</option>
        {form.fields
          .filter((each) => each.name !== field?.name)
          .map((each) => (
            <option key={each.name} value={each.name}>
              {t('fields.behind', { name: fieldName(each) })}
            </option>
          ))}
      </select>
    </Labelled>
  );
}
