import { useState } from 'react';
import { useTranslation } from '#i18n';
import type { CardSummary } from '#schemas';
import { LeftOutNotice } from '#ui/journey';
import { EmptyState, Notice, Stack } from '#ui/kit';
import { NoData } from '../cards/NoData.tsx';
import { useBankRead } from '../cards/use-bank-read.ts';
import { statementYears } from './statement-years.ts';
import { StatementsSkeleton } from './StatementsSkeleton.tsx';
import { YearSection } from './YearSection.tsx';
import styles from './Statements.module.css';

type StatementsProps = {
  card: Pick<CardSummary, 'id' | 'pan'>;
  /** Whether the card’s lists may be downloaded now. */
  isOffered: boolean;
};

/** Reads which lists a card has, and shows them in whatever state they are (STMT-01 to STMT-05, STMT-08). */
export function Statements({ card, isOffered }: StatementsProps) {
  const { t } = useTranslation('statements');
  const { read, again } = useBankRead('checkDocumentsAvailability', { cardId: card.id });
  const [downloaded, setDownloaded] = useState<readonly string[]>([]);
  if (read.status === 'loading') return <StatementsSkeleton />;
  if (read.status === 'failed') {
    return (
      <NoData title={t('failed.title')} text={t('failed.text')} retry={t('failed.retry')} onRetry={again} />
    );
  }
  const { rendicontoList, visited } = read.value;
  if (rendicontoList.length === 0) return <EmptyState icon="statement" title={t('empty')} />;
  return (
    <Stack gap={6}>
      {isOffered ? (
        <p className={styles['note']}>{t('code')}</p>
      ) : (
        <Notice tone="info">{t('notOffered')}</Notice>
      )}
      {statementYears(rendicontoList, [...visited, ...downloaded]).map((year) => (
        <YearSection
          key={year.year}
          year={year}
          card={card}
          isOffered={isOffered}
          onDownloaded={(documentId) => setDownloaded((before) => [...before, documentId])}
        />
      ))}
      <LeftOutNotice count={read.leftOut} />
    </Stack>
  );
}
