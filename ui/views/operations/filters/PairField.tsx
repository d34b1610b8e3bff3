import { useTranslation } from '#i18n';
import { Checkbox } from '#ui/kit';
import styles from './FilterPanel.module.css';

type PairFieldProps<Pair extends Readonly<Record<string, boolean>>> = {
  name: 'currency' | 'paymentType' | 'operationType';
  chosen: Pair;
  onChange: (chosen: Pair) => void;
};

/** Asks for one of two kinds; both chosen, as none, leave everything in (FILTER-05 to FILTER-07). */
export function PairField<Pair extends Readonly<Record<string, boolean>>>(props: PairFieldProps<Pair>) {
  const { name, chosen, onChange } = props;
  const { t } = useTranslation('operation-filters');
  return (
    <fieldset className={styles['pair']}>
      <legend className={styles['legend']}>{t(name)}</legend>
      {Object.entries(chosen).map(([kind, isSelected]) => (
        <Checkbox
          key={kind}
          label={t(`kinds.${name}.${kind}`)}
          isSelected={isSelected}
          onChange={(isChosen) => onChange({ ...chosen, [kind]: isChosen })}
        />
      ))}
    </fieldset>
  );
}
