import { useTranslation } from '#i18n';
import type { StepView } from '../../protocol.ts';
import type { FieldView, FormView } from '../../fields.ts';
import box from '../frame/Box.module.css';
import { useOpener } from '../frame/use-opener.ts';
import { named } from '../words/named.ts';
import { fieldName } from './field-name.ts';
import type { FieldDeed } from './FieldsEditor.tsx';
import styles from './Fields.module.css';

type RowsProps = {
  step: StepView;
  form: FormView;
  deed: FieldDeed | undefined;
  onOpen: (deed: FieldDeed) => void;
};

/** Lists the fields of a form in their order, each with how it is answered, kept and sent. */
export function FieldRows({ step, form, deed, onOpen }: RowsProps) {
  const { t } = useTranslation('studio');
  if (form.fields.length === 0) return <p>{t('fields.none')}</p>;
  return (
    <ol className={styles['rows']} aria-label={t('fields.of', { name: step.name })}>
      {form.fields.map((field) => (
        <li key={field.name} className={styles['row']}>
          <span className={styles['what']}>
            <strong>{fieldName(field)}</strong> <code>{field.name}</code>
          </span>
          <span>
            {t(field.isRequired ? 'fields.isRequired' : 'fields.isOptional', {
              widget: named(t, { key: `catalogue.widget.${field.widget}`, otherwise: field.widget }),
            })}
          </span>
          <Bound field={field} form={form} />
          <span className={styles['openers']}>
            {kinds.map((kind) => (
              <Opener
                key={kind}
                kind={kind}
                field={field}
                isOpen={deed?.kind === kind && deed.field === field.name}
                isShown={deed === undefined}
                onOpen={() => onOpen({ kind, field: field.name })}
              />
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Bound({ field: { datum, sent }, form }: { field: FieldView; form: FormView }) {
  const { t } = useTranslation('studio');
  if (datum === undefined) return <span className={styles['soft']}>{t('fields.unkept')}</span>;
  const names = form.members.filter(({ pointer }) => sent.includes(pointer)).map(({ name }) => name);
  return (
    <span>
      {t('fields.kept', { datum })}
      {names.length > 0 && ` ${t('fields.sent', { members: names.join(', ') })}`}
    </span>
  );
}

const kinds = ['edit', 'rename', 'remove'] as const;

type OpenerProps = {
  kind: (typeof kinds)[number];
  field: FieldView;
  isOpen: boolean;
  isShown: boolean;
  onOpen: () => void;
};

function Opener({ kind, field, isOpen, isShown, onOpen }: OpenerProps) {
  const { t } = useTranslation('studio');
  const opener = useOpener(isOpen);
  if (!isShown) return null;
  return (
    <button
      ref={opener}
      type="button"
      className={box['opener']}
      aria-label={
        kind === 'edit'
          ? t('fields.editOf', { name: field.name })
          : t(`parts.${kind}Of.field`, { name: field.name })
      }
      onClick={onOpen}
    >
      {t(`${kind}.do`)}
    </button>
  );
}
