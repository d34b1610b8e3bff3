import { useTranslation } from '#i18n';
import type { GoalView } from '../../new-journey.ts';
import { Hinted } from '../fields/Hinted.tsx';
import { operationName } from '../words/step-words.ts';

type SelectProps = {
  view: GoalView | undefined;
  operation: string;
  onOperation: (operation: string) => void;
};

/** Offers what of the bank’s serves a goal, by what it does. */
export function OperationSelect({ view, operation, onOperation }: SelectProps) {
  const { t } = useTranslation('studio');
  const worded = (view?.operations ?? []).map((name) => ({ name, words: operationName(t, name) }));
  return (
    <Hinted label={t('newJourney.operation')} hint={t('newJourney.operationHint')}>
      {(id) => (
        <select
          value={operation}
          aria-describedby={id}
          onChange={({ currentTarget }) => onOperation(currentTarget.value)}
        >
          <option value="">
            {t(view?.isBankless === true ? 'newJourney.bankless' : 'newJourney.choose')}
          </option>
          {worded
            .toSorted((one, other) => one.words.localeCompare(other.words, 'it'))
            .map(({ name, words }) => (
              <option key={name} value={name}>
                {words === name ? name : `${words} (${name})`}
              </option>
            ))}
        </select>
      )}
    </Hinted>
  );
}
