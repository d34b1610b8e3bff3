import { formatCount, formatDate, formatMaskedPan, useTranslation } from '#i18n';
import type { CardSummary } from '#schemas';
import { useApp, type OperationsState } from '#ui/state';
import { cardTitle } from '../cards/picker/card-name.ts';
import styles from './PaperHead.module.css';

/** Heads the list on paper, where the card is not beside it: whose operations, how many of all, and of which day. */
export function PaperHead({ card, state }: { card: CardSummary; state: OperationsState }) {
  const { t } = useTranslation('operations');
  const { now } = useApp();
  const { operations, total } = state;
  const date = formatDate(new Date(now()).toISOString());
  return (
    <div className={styles['head']}>
      <p className={styles['title']}>
        {t('paper.title', { card: `${cardTitle(card)} ${formatMaskedPan(card.pan)}` })}
      </p>
      <p>{t('paper.lines', { shown: formatCount(operations.length), total: formatCount(total), date })}</p>
    </div>
  );
}
