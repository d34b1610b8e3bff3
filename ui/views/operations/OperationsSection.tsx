import { memo, Suspense, useCallback, useState } from 'react';
import { useTranslation } from '#i18n';
import type { CardSummary, Operation } from '#schemas';
import { fetchedWithTexts, type OperationsState } from '#ui/state';
import { fetched, Notice, Skeleton } from '#ui/kit';
import { RetryPlace } from '../cards/RetryPlace.tsx';
import { Area } from '../frame/Area.tsx';
import { useProgramme } from '../loyalty/use-programme.ts';
import { DetailPlace } from './detail/DetailPlace.tsx';
import { AppliedFilters } from './filters/AppliedFilters.tsx';
import { CategoryTiles } from './filters/CategoryTiles.tsx';
import { type FilterForm, isSame } from './filters/filter-form.ts';
import { type PanelOfFilters, useFilterPanel } from './filters/use-filter-panel.ts';
import { ListActions } from './found/ListActions.tsx';
import { ListVoice } from './found/ListVoice.tsx';
import { listId } from './found/list-id.ts';
import { useRenewal } from './found/use-renewal.ts';
import { hasMore } from './operations-feed.ts';
import { OperationsList } from './OperationsList.tsx';
import styles from './OperationsSection.module.css';
import { OperationsSkeleton } from './OperationsSkeleton.tsx';
import { OperationsToolbar } from './OperationsToolbar.tsx';
import { PaperHead } from './PaperHead.tsx';
import { scrollToTop } from './scroll-to-top.ts';
import { useOperations } from './use-operations.ts';

// With its calendar it weighs more than the list itself, and most who come look at the list alone.
const FilterPanel = fetchedWithTexts(
  async () => (await import('./filters/FilterPanel.tsx')).FilterPanel,
  'operation-filters',
);

// They stand after the list, and the home does not wait for them (S-70).
const ExchangeNotes = fetchedWithTexts(
  async () => (await import('./rates/ExchangeNotes.tsx')).ExchangeNotes,
  'exchange-rates',
);

const PullToRenew = fetched(async () => (await import('./found/PullToRenew.tsx')).PullToRenew);

/** Shows the operations of the selected card, in whatever state they are; until there is a card, that they are on their way. */
export const OperationsSection = memo(function OperationsSection({
  card,
}: {
  card: CardSummary | undefined;
}) {
  return card ? <OfCard card={card} /> : <OperationsSkeleton />;
});

function OfCard({ card }: { card: CardSummary }) {
  const { t } = useTranslation('operations');
  const panel = useFilterPanel(card);
  const { feed, state } = useOperations({ cardId: card.id, filters: panel.filters, onUndone: panel.undone });
  const programme = useProgramme();
  const [opened, setOpened] = useState<Operation>();
  const loadMore = useCallback(() => void feed.loadMore(), [feed]);
  const readAgain = (): void => void feed.select(card.id, panel.filters);
  const renew = useRenewal({ feed, state, cardId: card.id, readAgain });
  const apply = (form: FilterForm): void => {
    panel.apply(form);
    // Filters that stand already ask for nothing by themselves.
    if (state.status === 'failed' && isSame(form, panel.form)) readAgain();
  };
  const detail = opened && {
    cardId: card.id,
    operation: opened,
    programme,
    period: {
      operations: state.operations,
      isFound: panel.form !== undefined,
      loadMore: hasMore(state) ? loadMore : undefined,
      isLoading: state.next === 'loading',
    },
    totals: state.totals,
    onOpen: setOpened,
    onClose: () => setOpened(undefined),
  };
  return (
    <div className={styles['section']}>
      <ListHead card={card} state={state} panel={panel} onApply={apply} onRenew={renew} />
      <section id={listId} aria-label={t('title')} tabIndex={-1}>
        <RetryPlace label={t('title')}>
          <OperationsList
            state={state}
            pan={card.pan}
            panel={panel}
            showsRecharged={card.productType === 'PREPAID'}
            programme={programme}
            onOpen={setOpened}
            onMore={loadMore}
            onRetry={readAgain}
            onTotals={() => void feed.readTotals(card.id)}
            onTop={scrollToTop}
          />
        </RetryPlace>
      </section>
      {state.status === 'ready' && <AfterList isRenewing={state.renewal === 'loading'} onRenew={renew} />}
      <DetailPlace isIdle={state.status === 'ready'} detail={detail} />
    </div>
  );
}

type AfterListProps = { isRenewing: boolean; onRenew: () => void };

/** Stands after the list, and comes after it. */
function AfterList(renewal: AfterListProps) {
  return (
    <Area name="home-rates">
      <Suspense fallback={null}>
        <ExchangeNotes />
        <PullToRenew {...renewal} />
      </Suspense>
    </Area>
  );
}

type ListHeadProps = Pick<FiltersProps, 'panel' | 'onApply'> & {
  card: CardSummary;
  state: OperationsState;
  onRenew: () => void;
};

/** Stands above the list: how some of it is found, and what was. */
function ListHead({ card, state, panel, onApply, onRenew }: ListHeadProps) {
  const { t } = useTranslation('operations');
  return (
    <>
      <PaperHead card={card} state={state} />
      <OperationsToolbar card={card} panel={panel} />
      <Filters cardId={card.id} panel={panel} onApply={onApply} />
      <AppliedFilters state={state} panel={panel}>
        <ListActions card={card} state={state} filters={panel.filters} onRenew={onRenew} />
      </AppliedFilters>
      {state.renewal === 'failed' && (
        <Notice tone="warning" isAnnounced>
          {t('renewal.failed')}
        </Notice>
      )}
      <ListVoice state={state} panel={panel} />
    </>
  );
}

type FiltersProps = { cardId: string; panel: PanelOfFilters; onApply: (form: FilterForm) => void };

/** Shows the panel when it is open, or else the categories alone: the panel asks for those by itself. */
function Filters({ cardId, panel, onApply }: FiltersProps) {
  if (!panel.isOpen) return <CategoryTiles panel={panel} />;
  return (
    <Area name="home-filters">
      <Suspense fallback={<Skeleton />}>
        <FilterPanel key={cardId} cardId={cardId} {...panel.start} onApply={onApply} onReset={panel.reset} />
      </Suspense>
    </Area>
  );
}
