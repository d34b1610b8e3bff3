import { startTransition, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from '#i18n';
import type { LoyaltyProgramType, Operation } from '#schemas';
import { LeftOutNotice } from '#ui/journey';
import { Button, Notice } from '#ui/kit';
import { fetchedWithTexts, type OperationsState } from '#ui/state';
import { NoData } from '../cards/NoData.tsx';
import { useFailureWords } from '../cards/use-failure-words.ts';
import { Area } from '../frame/Area.tsx';
import type { PanelOfFilters } from './filters/use-filter-panel.ts';
import { shownWords } from './found/use-found-words.ts';
import { groupByMonth } from './group-by-month.ts';
import { MonthSection } from './MonthSection.tsx';
import { hasMore, pageSize } from './operations-feed.ts';
import styles from './OperationsList.module.css';
import { OperationsSkeleton } from './OperationsSkeleton.tsx';
import { listsWholeMonth } from './whole-month.ts';

// Few lists miss their totals, and none waits for what says so.
const TotalsNotice = fetchedWithTexts(
  async () => (await import('./TotalsNotice.tsx')).TotalsNotice,
  'home-notices',
);

// With what it offers instead it comes with the chips of the filters, without which there is mostly something. Nothing waits in its
// place: until it is there the list is drawn as it was, and nobody counts what is not shown.
const EmptyList = fetchedWithTexts(
  async () => (await import('./found/EmptyList.tsx')).EmptyList,
  'operation-filters',
);

type OperationsListProps = {
  state: OperationsState;
  pan: string;
  panel: Pick<PanelOfFilters, 'today' | 'form' | 'typed' | 'apply' | 'applyTo'>;
  showsRecharged: boolean;
  programme: LoyaltyProgramType | undefined;
  onOpen: (operation: Operation) => void;
  onMore: () => void;
  onRetry: () => void;
  onTotals: () => void;
  onTop: () => void;
};

/** Shows the operations of the selected card as far as they were loaded, in whatever state the list is. */
export function OperationsList(props: OperationsListProps) {
  const { state, pan, panel, onRetry } = props;
  const { t } = useTranslation('operations');
  const [readyCard, setReadyCard] = useState<string>();
  if (state.status === 'ready' && readyCard !== state.cardId) setReadyCard(state.cardId);
  if (state.status === 'loading') return <OperationsSkeleton isSilent={readyCard === state.cardId} />;
  if (state.status === 'failed') {
    return (
      <NoData title={t('failed.title')} text={t('failed.text')} retry={t('failed.retry')} onRetry={onRetry} />
    );
  }
  if (state.operations.length === 0) {
    return (
      <Area name="home-nothing">
        <EmptyList pan={pan} panel={panel} />
      </Area>
    );
  }
  return <LoadedList {...props} />;
}

function LoadedList(props: OperationsListProps) {
  const { state, panel, showsRecharged, programme, onOpen, onMore, onTotals, onTop } = props;
  const months = useMemo(() => groupByMonth(state.operations), [state.operations]);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  return (
    <div className={styles['list']}>
      <Area name="home-totals">
        <Suspense>{state.areTotalsMissing && <TotalsNotice onRetry={onTotals} />}</Suspense>
      </Area>
      {months.map((month) => (
        <MonthSection
          key={month.key}
          month={month}
          totals={state.totals[month.key]}
          isWhole={listsWholeMonth({ filters: state.filters, today: panel.today }, month.firstDate)}
          showsRecharged={showsRecharged}
          programme={panel.form ? null : programme}
          isBegun={!isDrawn}
          onOpen={onOpen}
        />
      ))}
      <ListEnd state={state} onMore={onMore} onTop={onTop} />
    </div>
  );
}

function ListEnd({ state, onMore, onTop }: Pick<OperationsListProps, 'state' | 'onMore' | 'onTop'>) {
  const { t } = useTranslation('operations');
  const loaded = state.operations.length;
  const moreFailed = useFailureWords(t('moreFailed'));
  return (
    <div className={styles['end']}>
      <p className={styles['note']}>{t('month.spentTip')}</p>
      <p className={styles['shown']}>{shownWords(state, t)}</p>
      <LeftOutNotice count={state.leftOut} />
      {state.next === 'failed' && (
        <Notice tone="critical" isAnnounced>
          {moreFailed}
        </Notice>
      )}
      <div className={styles['actions']}>
        {hasMore(state) && (
          <Button
            variant="secondary"
            isLoading={state.next === 'loading'}
            loadingLabel={t('moreLoading')}
            onPress={onMore}
          >
            {t('more')}
          </Button>
        )}
        {loaded >= pageSize && (
          <Button variant="quiet" onPress={onTop}>
            {t('top')}
          </Button>
        )}
      </div>
    </div>
  );
}
