import { useTranslation, type TFunction } from '#i18n';
import { useId } from 'react';
import type { FieldView, FillableMember } from '../../fields.ts';
import type { JourneyView } from '../../protocol.ts';
import { valueWords } from '../catalogue/value-words.ts';
import { Hinted } from './Hinted.tsx';
import deeds from '../steps/StepDeeds.module.css';
import { branded } from '../words/flag-name.ts';
import { operationName } from '../words/step-words.ts';
import { filling, type FieldDraft } from './field-draft.ts';
import type { AskedField } from './FieldForm.tsx';
import styles from './Fields.module.css';

type BindingProps = AskedField & {
  journey: JourneyView;
  field: FieldView | undefined;
  onDraft: (draft: FieldDraft) => void;
};

/** Asks where an answer is kept and sent; a member of the contract brings its bounds along. */
export function FieldBinding({ draft, form, field, journey, onChange, onDraft }: BindingProps) {
  const { t } = useTranslation('studio');
  const chosen = form.members.find(({ pointer }) => pointer === draft.member);
  const sent = form.members.filter(({ pointer }) => field?.sent.includes(pointer)).map(({ name }) => name);
  return (
    <fieldset className={styles['group']}>
      <legend>{t('fields.binding')}</legend>
      <div className={deeds['fields']}>
        <Hinted label={t('fields.member')} hint={chosen ? contractWords(t, chosen) : t('fields.memberHint')}>
          {(id) => (
            <select
              aria-describedby={id}
              value={draft.member}
              onChange={({ currentTarget: { value } }) =>
                onDraft(
                  filling(
                    draft,
                    form.members.find(({ pointer }) => pointer === value),
                  ),
                )
              }
            >
              <option value="">
                {sent.length > 0
                  ? t('fields.memberStays', { members: sent.join(', ') })
                  : t('fields.memberNone')}
              </option>
              <MemberOptions members={form.members} journey={journey} />
            </select>
          )}
        </Hinted>
        <Datum draft={draft} form={form} onChange={onChange} />
      </div>
    </fieldset>
  );
}

const contractWords = (t: TFunction, { member }: FillableMember): string =>
  t('fields.contract', {
    words: [branded(t, member.words ?? ''), valueWords(t, member)].filter((each) => each !== '').join('. '),
  });

/** Offers the members call by call. */
function MemberOptions({ members, journey }: { members: readonly FillableMember[]; journey: JourneyView }) {
  const { t } = useTranslation('studio');
  const order = new Map(journey.steps.map(({ name }, index) => [name, index]));
  const calls = [...Map.groupBy(members, ({ step }) => step)].toSorted(
    ([one], [other]) => (order.get(one) ?? 0) - (order.get(other) ?? 0),
  );
  return calls.map(([step, each]) => (
    <optgroup key={step} label={`${operationName(t, each[0]?.operation ?? '')} (${step})`}>
      {each.map((one) => (
        <option key={one.pointer} value={one.pointer}>
          {one.datum === undefined
            ? one.name
            : t('fields.memberFilled', { member: one.name, datum: one.datum })}
        </option>
      ))}
    </optgroup>
  ));
}

function Datum({ draft, form, onChange }: AskedField) {
  const { t } = useTranslation('studio');
  const names = useId();
  const isNew = draft.datum.trim() !== '' && form.data.every(({ name }) => name !== draft.datum.trim());
  return (
    <Hinted label={t('fields.datum')} hint={t(isNew ? 'fields.datumNew' : 'fields.datumHint')}>
      {(id) => (
        <>
          <input
            type="text"
            className={styles['line']}
            value={draft.datum}
            list={names}
            aria-describedby={id}
            autoComplete="off"
            spellCheck="false"
            onChange={({ currentTarget }) => onChange({ datum: currentTarget.value })}
          />
          <datalist id={names}>
            {form.data.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Hinted>
  );
}
