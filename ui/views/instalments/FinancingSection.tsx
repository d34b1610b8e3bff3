import { useId } from 'react';
import { formatDate, formatMoneyParts, formatRate, useTranslation } from '#i18n';
import type { BankReplies, CardSummary } from '#schemas';
import { LeftOutNotice } from '#ui/journey';
import { EmptyState, Facts, Heading, Money, Stack, Surface } from '#ui/kit';
import { ListSkeleton } from '../cards/ListSkeleton.tsx';
import { NoData } from '../cards/NoData.tsx';
import { RetryPlace } from '../cards/RetryPlace.tsx';
import { CodeMissing, useCodeMissing } from './CodeMissing.tsx';
import { useFinancing } from './use-financing.ts';

type Financing = BankReplies['readFinancingStatus']['financings'][number];

/** Shows the loans that are paid with a card. */
export function FinancingSection({ card }: { card: CardSummary }) {
  const { t } = useTranslation('instalments');
  if (useCodeMissing(card.id, ['FINANZIAMENTO'])) return <CodeMissing />;
  return (
    <RetryPlace label={t('financing.title')}>
      <Financings cardId={card.id} />
    </RetryPlace>
  );
}

function Financings({ cardId }: { cardId: string }) {
  const { t } = useTranslation('instalments');
  const { read, again } = useFinancing(cardId);
  if (read.status === 'loading') return <ListSkeleton label={t('financing.loading')} />;
  if (read.status === 'failed') {
    const title = t('financing.failed.title');
    const text = t('financing.failed.text');
    const retry = t('failed.retry');
    return <NoData title={title} text={text} retry={retry} onRetry={again} isHoldersAlone />;
  }
  const { financings, leftOut } = read;
  if (financings.length === 0) return <EmptyState icon="operations" title={t('financing.none')} />;
  return (
    <Stack gap={4}>
      {financings.map((financing) => (
        <Loan key={financing.reference} financing={financing} />
      ))}
      <LeftOutNotice count={leftOut} />
    </Stack>
  );
}

const money = (cents: number) => <Money parts={formatMoneyParts(cents)} />;

function Loan({ financing }: { financing: Financing }) {
  const { t } = useTranslation('instalments');
  const titleId = useId();
  const {
    product,
    reference,
    state,
    nextDueDate,
    installmentsPaid: paid,
    installmentsTotal: total,
  } = financing;
  return (
    <Surface labelledBy={titleId}>
      <Heading level={2} size="group" id={titleId}>
        {product}
      </Heading>
      <Facts
        facts={[
          { label: t('financing.reference'), value: reference },
          { label: t('financing.state'), value: t(`financing.states.${state}`) },
          { label: t('financing.granted'), value: money(financing.amountGranted) },
          { label: t('financing.residual'), value: money(financing.residualDebt) },
          { label: t('financing.installment'), value: money(financing.installment) },
          { label: t('financing.paid'), value: t('financing.paidOf', { paid, total }) },
          ...(nextDueDate === undefined
            ? []
            : [{ label: t('financing.next'), value: formatDate(nextDueDate) }]),
          { label: t('financing.tan'), value: formatRate(financing.tan) },
          { label: t('financing.taeg'), value: formatRate(financing.taeg) },
        ]}
      />
    </Surface>
  );
}
