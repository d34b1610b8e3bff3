import { useState } from 'react';
import { useTexts } from '#i18n';
import type { CardSummary, Operation } from '#schemas';
import { RetryPlace } from '../cards/RetryPlace.tsx';
import { OperationDetail } from './OperationDetail.tsx';
import { OperationsList } from './OperationsList.tsx';
import { scrollToTop } from './scroll-to-top.ts';
import { useOperations } from './use-operations.ts';

/** Shows the operations of the selected card, and one of them in full when it is opened. */
export function OperationsSection({ card }: { card: CardSummary | undefined }) {
  const t = useTexts('operations');
  const { feed, state } = useOperations(card?.id);
  const [opened, setOpened] = useState<Operation>();
  return (
    <>
      <RetryPlace label={t('title')}>
        <OperationsList
          state={state}
          showsRecharged={card?.productType === 'PREPAID'}
          onOpen={setOpened}
          onMore={() => void feed.loadMore()}
          onRetry={() => card && void feed.select(card.id)}
          onTop={scrollToTop}
        />
      </RetryPlace>
      <OperationDetail operation={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}
