import { useTranslation } from '#i18n';
import { useState } from 'react';
import type { FieldView, FormView } from '../../fields.ts';
import { useDrafts, useDraftStore } from '../drafts/drafts-context.ts';
import { placeOfForm } from '../drafts/form-place.ts';
import { GonePart } from '../drafts/GonePart.tsx';
import box from '../frame/Box.module.css';
import { Labelled } from '../steps/Labelled.tsx';
import { draftOf } from './field-draft.ts';
import { fieldName } from './field-name.ts';
import type { FieldDeed } from './FieldsEditor.tsx';

type GoneProps = {
  journey: string;
  step: string;
  form: FormView;
  deed: Exclude<FieldDeed, { kind: 'add' }>;
  /** What was typed stands in the form of another field now. */
  onPut: (field: string) => void;
  onClose: () => void;
};

/** Says that the field whose form was open is gone, and puts what was typed into the one that has another name, or into any other. */
export function GoneField({ journey, step, form, deed: { kind, field }, onPut, onClose }: GoneProps) {
  const { t } = useTranslation('studio');
  const store = useDraftStore();
  const formOf = (name: string) => ({ journey, step, form: `${kind} field ${name}` });
  const { file, key } = placeOfForm(formOf(field));
  const draft = useDrafts().find((each) => each.file === file && each.key === key);
  const [chosen, choose] = useState<string>();
  const to = form.fields.find(({ name }) => name === chosen) ?? likeliest(form.fields, draft?.was);
  const put = (): void => {
    if (!draft || !to) return;
    const now = draftOf(to, form);
    const said = { ...Object(JSON.parse(draft.words)), name: now.name, after: now.after };
    store.drop(draft);
    store.keep({
      ...placeOfForm(formOf(to.name)),
      label: t('fields.editOf', { name: to.name }),
      was: JSON.stringify(now),
      words: JSON.stringify(said),
    });
    onPut(to.name);
  };
  return (
    <GonePart place={formOf(field)} name={field} onClose={onClose}>
      {kind === 'edit' && to && (
        <div className={box['deeds']}>
          <Labelled label={t('fields.putInto')}>
            <select value={to.name} onChange={({ currentTarget }) => choose(currentTarget.value)}>
              {form.fields.map((each) => (
                <option key={each.name} value={each.name}>
                  {`${fieldName(each)} (${each.name})`}
                </option>
              ))}
            </select>
          </Labelled>
          <button type="button" data-main onClick={put}>
            {t('fields.put')}
          </button>
        </div>
      )}
    </GonePart>
  );
}

/** One that is kept in the same datum is the same field under another name; else the one in its place may be. */
function likeliest(fields: readonly FieldView[], was: string | undefined): FieldView | undefined {
  const { datum, after } = Object(JSON.parse(was ?? '{}'));
  const at = fields.findIndex(({ name }) => name === after) + 1;
  return fields.find((each) => datum !== '' && each.datum === datum) ?? fields[at] ?? fields[0];
}
