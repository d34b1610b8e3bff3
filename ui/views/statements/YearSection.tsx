import { useId } from 'react';
import { calendarDay, formatDate, formatMonthYear, lastDigitsOfPan, Trans, useTranslation } from '#i18n';
import type { CardSummary } from '#schemas';
import { useOpenable } from '#ui/state';
import { Button, Heading, Icon, Row, Rows, RowWords, Stack } from '#ui/kit';
import { firstDayOf, type ShownStatement, type StatementYear } from './statement-years.ts';
import styles from './Statements.module.css';

type Given = {
  card: Pick<CardSummary, 'id' | 'pan'>;
  isOffered: boolean;
  onDownloaded: (documentId: string) => void;
};

/** Shows the lists of one year, each with its download. */
export function YearSection({ year: { year, statements }, ...given }: Given & { year: StatementYear }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap={3}>
        <Heading level={2} size="group" id={id}>
          {year}
        </Heading>
        <Rows>
          {statements.map((statement) => (
            <Row key={statement.documentId}>
              <StatementRow statement={statement} {...given} />
            </Row>
          ))}
        </Rows>
      </Stack>
    </section>
  );
}

function StatementRow({ statement, ...given }: Given & { statement: ShownStatement }) {
  const { t } = useTranslation('statements');
  const { dateBankStatement, referenceMonth, isVisited } = statement;
  return (
    <>
      <RowWords
        title={formatMonthYear(firstDayOf(referenceMonth))}
        note={
          <>
            <Trans
              t={t}
              i18nKey="releasedRich"
              values={{ date: formatDate(dateBankStatement) }}
              components={{ time: <time dateTime={calendarDay(dateBankStatement)} /> }}
            />
            {isVisited && <Visited />}
          </>
        }
      />
      {given.isOffered && <DownloadButton statement={statement} {...given} />}
    </>
  );
}

/** Stands in the line beneath the month: a mark beside it would push the download into a line of its own (HOLDER-34). */
function Visited() {
  const { t } = useTranslation('statements');
  return (
    <span className={styles['visited']}>
      <Icon name="check" />
      <span>{t('visited')}</span>
    </span>
  );
}

/** Downloads one list; the bank asks for a code first (STMT-01, STMT-07). */
function DownloadButton({
  statement: { dateBankStatement, documentId, referenceMonth },
  card,
  onDownloaded,
}: Given & { statement: ShownStatement }) {
  const { t } = useTranslation('statements');
  const { open, isOpening, prefetch } = useOpenable('BANK_STATEMENT_OTP');
  const named = formatMonthYear(firstDayOf(referenceMonth));
  const download = async (): Promise<void> => {
    const [month = '', year = ''] = named.toLowerCase().split(' ');
    const digits = lastDigitsOfPan(card.pan);
    const end = await open({
      cardId: card.id,
      documentId,
      releaseDate: dateBankStatement,
      month,
      year,
      digits,
    });
    if (end?.outcome === 'completed') onDownloaded(documentId);
  };
  return (
    <span className={styles['download']} onPointerEnter={prefetch} onFocus={prefetch}>
      <Button
        variant="quiet"
        icon="download"
        aria-label={t('downloadLabel', { month: named })}
        isLoading={isOpening}
        loadingLabel={t('downloading')}
        onPress={() => void download()}
      >
        {t('download')}
      </Button>
    </span>
  );
}
