import { useEffect, useRef } from 'react';
import { formatDate, formatExchangeRate, type TFunction, useTranslation } from '#i18n';
import type { LoyaltyProgramType, Operation } from '#schemas';
import { LeftOutNotice } from '#ui/journey';
import { CategoryMark, Facts, Link, Notice, VisuallyHidden } from '#ui/kit';
import type { TotalsByMonth } from '#ui/state';
import { CardMark } from '../../cards/CardNumber.tsx';
import { NoData } from '../../cards/NoData.tsx';
import { RetryPlace } from '../../cards/RetryPlace.tsx';
import { isProgramme } from '../../loyalty/programme.ts';
import { Amount } from '../Amount.tsx';
import { Banner } from '../banners/Banner.tsx';
import { categoryNumbers } from '../categories.ts';
import { mapUrl } from '../map-url.ts';
import { amountOf, euroAmountOf, isBooked, isIncoming } from '../operation-rules.ts';
import { MonthShare } from './MonthShare.tsx';
import { shareOfMonth } from './month-share.ts';
import styles from './OperationDetail.module.css';
import { OtherOfPeriod } from './OtherOfPeriod.tsx';
import { OtherOperations } from './OtherOperations.tsx';
import type { SamePeriod } from './same-period.ts';
import { SplitLink } from './SplitLink.tsx';
import { Suspicion } from './suspicion/Suspicion.tsx';
import { useMerchant } from './use-merchant.ts';
import { useMerchantOperations } from './use-merchant-operations.ts';
import { scrollIntoView } from './scroll-into-view.ts';

type DetailBodyProps = {
  cardId: string;
  operation: Operation;
  programme: LoyaltyProgramType | undefined;
  period: SamePeriod;
  /** What was spent in the months of the list. */
  totals: TotalsByMonth;
  onOpen: (operation: Operation) => void;
};

/** Shows one operation from its amount to what else was spent (OPDET-01 to OPDET-09). */
export function DetailBody({ cardId, operation, programme, period, totals, onOpen }: DetailBodyProps) {
  const { t } = useTranslation('operation-detail');
  const { t: ofList } = useTranslation('operations');
  const share = shareOfMonth(operation, totals);
  const { operations, leftOut, loadMore, readAgain } = useMerchantOperations(cardId, operation);
  return (
    <div className={styles['detail']} ref={useInSight()}>
      <Head operation={operation} />
      {!isBooked(operation) && <Notice tone="info">{t('pending')}</Notice>}
      {share && <MonthShare operation={operation} {...share} />}
      <What cardId={cardId} operation={operation} />
      <SplitLink cardId={cardId} operation={operation} />
      <Suspicion operation={operation} />
      <OtherOfPeriod operation={operation} period={period} onOpen={onOpen} />
      <OtherOperations title={t('sameMerchant')} operations={operations} onOpen={onOpen} onMore={loadMore} />
      <LeftOutNotice count={leftOut} />
      <RetryPlace label={t('sameMerchant')}>
        {readAgain && (
          <NoData
            title={ofList('failed.title')}
            text={ofList('failed.text')}
            retry={ofList('failed.retry')}
            onRetry={readAgain}
          />
        )}
      </RetryPlace>
      {isProgramme(programme) && (
        <div className={styles['banner']}>
          <Banner
            icon="loyalty"
            title={t('loyalty.title')}
            text={t('loyalty.text')}
            way={{ type: programme, from: 'DETAIL_BANNER' }}
          />
        </div>
      )}
    </div>
  );
}

/** Scrolls to the detail when an operation is chosen, from the list as from another detail (OPDET-07). */
function useInSight() {
  const detail = useRef<HTMLDivElement>(null);
  useEffect(() => (detail.current ? scrollIntoView(detail.current) : undefined), []);
  return detail;
}

function Head({ operation }: { operation: Operation }) {
  const { t } = useTranslation('operations');
  const { t: categories } = useTranslation('categories');
  const amount = amountOf(operation);
  return (
    <div className={styles['what']}>
      <CategoryMark category={categoryNumbers[operation.category]} />
      <div className={styles['amount']}>
        {amount && <Amount amount={amount} size="display" isIncoming={isIncoming(operation)} />}
        {!amount && <VisuallyHidden>{t('row.noAmount')}</VisuallyHidden>}
        <span className={styles['kind']}>
          {isIncoming(operation) ? t('row.recharge') : categories(operation.category)}
        </span>
      </div>
    </div>
  );
}

/** Says what one euro buys: a figure alone tells nobody which way it goes. */
function rateOf(operation: Operation, rate: string, t: TFunction): string {
  const currency = operation.originalCurrencyAmount?.currency;
  return currency === undefined ? rate : t('exchangeRate', { rate, currency });
}

function What({ cardId, operation }: { cardId: string; operation: Operation }) {
  const { t } = useTranslation('operation-detail');
  const { t: ofList } = useTranslation('operations');
  const merchant = useMerchant(cardId, operation);
  const map = mapUrl(merchant);
  const { exchange } = operation;
  const inEuro = euroAmountOf(operation);
  const optional = [
    inEuro && {
      label: t(isBooked(operation) ? 'charged' : 'chargedPending'),
      value: <Amount amount={inEuro} />,
    },
    exchange !== undefined && {
      label: t('exchange'),
      value: rateOf(operation, formatExchangeRate(exchange), t),
    },
    merchant.merchantAddress !== undefined && { label: t('address'), value: merchant.merchantAddress },
  ];
  return (
    <div>
      <Facts
        facts={[
          { label: t('date'), value: formatDate(operation.transactionDate) },
          {
            label: t('card'),
            value: <CardMark cardId={operation.effectiveCardId} pan={operation.cardIdValue} />,
          },
          ...optional.filter((fact) => typeof fact === 'object'),
          ...(isBooked(operation)
            ? [{ label: t('merchantCode'), value: merchant.merchantCode ?? t('missing') }]
            : [{ label: t('status'), value: ofList('row.pending') }]),
        ]}
      />
      {map !== undefined && (
        <Link href={map} externalLabel={t('mapTab')}>
          {t('map')}
        </Link>
      )}
    </div>
  );
}
