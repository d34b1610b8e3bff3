import { useId } from 'react';
import { formatDate, formatMoneyParts, formatMonthYear, useTranslation } from '#i18n';
import type { BankReplies } from '#schemas';
import { LeftOutNotice } from '#ui/journey';
import { Button, Dialog, EmptyState, Heading, Link, Money, Row, Rows, Stack } from '#ui/kit';
import { ListSkeleton } from '../../cards/ListSkeleton.tsx';
import { NoData } from '../../cards/NoData.tsx';
import type { BankRead } from '../../cards/use-bank-read.ts';
import { type NextDebit, nextDebit } from './next-debit.ts';
import styles from './UpcomingDialog.module.css';

type Upcoming = BankReplies['listUpcoming'];

type UpcomingDialogProps = { read: BankRead<Upcoming>; onAgain: () => void; onClose: () => void };

/** Lists what a card will be debited and sent in the next 60 days (HOLDER-27). */
export function UpcomingDialog({ read, onAgain, onClose }: UpcomingDialogProps) {
  const { t } = useTranslation('upcoming');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t('closeIcon')}
      title={t('title')}
      footer={
        <Button variant="secondary" onPress={onClose}>
          {t('close')}
        </Button>
      }
    >
      <Content read={read} onAgain={onAgain} />
    </Dialog>
  );
}

function Content({ read, onAgain }: Pick<UpcomingDialogProps, 'read' | 'onAgain'>) {
  const { t } = useTranslation('upcoming');
  if (read.status === 'loading') return <ListSkeleton label={t('loading')} />;
  if (read.status === 'failed') {
    const [title, text] = [t('failed.title'), t('failed.text')];
    return <NoData title={title} text={text} retry={t('retry')} onRetry={onAgain} />;
  }
  return <Everything upcoming={read.value} leftOut={read.leftOut} />;
}

function Everything({ upcoming, leftOut }: { upcoming: Upcoming; leftOut: number }) {
  const { t } = useTranslation('upcoming');
  const { debit, installments, statements } = upcoming;
  const next = nextDebit(upcoming);
  if (!next && statements.length === 0) return <EmptyState icon="pending" title={t('none')} />;
  return (
    <Stack gap={6}>
      {next && <Next next={next} debit={debit} />}
      {debit && next?.installments !== 0 && <CardDebit debit={debit} />}
      {installments.length > 0 && <Installments installments={installments} />}
      {statements.length > 0 && <Statements statements={statements} />}
      <LeftOutNotice count={leftOut} />
    </Stack>
  );
}

type Debit = NonNullable<Upcoming['debit']>;

/** What is taken next, as the home says it, and what it is made of. */
function Next({ next, debit }: { next: NextDebit; debit: Debit | undefined }) {
  const { t } = useTranslation('upcoming');
  const { date, amount, installments, isCardDebited, isOneDay } = next;
  const isGoing = isCardDebited && debit?.isFinal === false;
  return (
    <section>
      <Heading level={3} size="group">
        {t(isOneDay ? 'next.title' : 'next.titleUntil')}
      </Heading>
      <p className={styles['debit']}>
        <Money parts={formatMoneyParts(amount)} size="display" />
      </p>
      <p className={styles['note']}>
        {t(`next.${madeOf(next)}`, { date: formatDate(date), count: installments })}
      </p>
      {isGoing && <p className={styles['note']}>{t('next.going')}</p>}
    </section>
  );
}

function madeOf({ installments, isCardDebited, isOneDay }: NextDebit) {
  if (!isOneDay) return 'until';
  if (isCardDebited) return installments === 0 ? 'card' : 'both';
  return installments === 1 ? 'one' : 'many';
}

/** What the card itself is debited, where something else is taken before or with it. */
function CardDebit({ debit: { date, amount, isFinal } }: { debit: Debit }) {
  const { t } = useTranslation('upcoming');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading level={3} size="group" id={id}>
        {t('debit.title')}
      </Heading>
      <div className={styles['list']}>
        <Rows>
          <Row>
            <span className={styles['what']}>
              <span className={styles['note']}>
                {t(isFinal ? 'debit.final' : 'debit.going', { date: formatDate(date) })}
              </span>
            </span>
            <Money parts={formatMoneyParts(amount)} />
          </Row>
        </Rows>
      </div>
    </section>
  );
}

function Installments({ installments }: Pick<Upcoming, 'installments'>) {
  const { t } = useTranslation('upcoming');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading level={3} size="group" id={id}>
        {t('installments.title')}
      </Heading>
      <div className={styles['list']}>
        <Rows>
          {installments.map(({ planReference, description, number, of, dueDate, amount }) => (
            <Row key={`${planReference} ${number}`} align="start">
              <span className={styles['what']}>
                <Link href={`/installments/plan/${planReference}`}>{description}</Link>
                <span className={styles['note']}>
                  {t('installments.which', { date: formatDate(dueDate), number, of })}
                </span>
              </span>
              <Money parts={formatMoneyParts(amount)} />
            </Row>
          ))}
        </Rows>
      </div>
    </section>
  );
}

function Statements({ statements }: Pick<Upcoming, 'statements'>) {
  const { t } = useTranslation('upcoming');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading level={3} size="group" id={id}>
        {t('statements.title')}
      </Heading>
      <div className={styles['list']}>
        <Rows>
          {statements.map(({ referenceMonth, date }) => (
            <Row key={referenceMonth}>
              <span>{formatMonthYear(`${referenceMonth.slice(0, 4)}-${referenceMonth.slice(4)}-01`)}</span>
              <span className={styles['note']}>{t('statements.when', { date: formatDate(date) })}</span>
            </Row>
          ))}
        </Rows>
      </div>
    </section>
  );
}
