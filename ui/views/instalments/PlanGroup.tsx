import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '#i18n';
import type { BankReplies, BankRequests } from '#schemas';
import { LeftOutNotice } from '#ui/journey';
import { Button, Cluster, Heading, Stack } from '#ui/kit';
import { ListSkeleton } from '../cards/ListSkeleton.tsx';
import { NoData } from '../cards/NoData.tsx';
import { useBankRead } from '../cards/use-bank-read.ts';
import { useSettled } from './InOrder.tsx';
import styles from './PlanGroup.module.css';
import { PlanRows } from './PlanRows.tsx';

type PlanType = BankRequests['listPlans']['plansType'];

/** Plans on one page of each list (INST-14 to INST-16). */
const pageSizes: Readonly<Record<PlanType, number>> = { PENDING: 1, ACTIVE: 3, CLOSED: 3 };

type GroupProps = { cardId: string; plansType: PlanType };

/** Lists the plans of one type; without any, only the active ones say so (INST-13). */
export function PlanGroup({ cardId, plansType }: GroupProps) {
  const { t } = useTranslation('instalments');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={3}>
        <Heading level={2} size="group" id={titleId}>
          {t(`groups.${plansType}`)}
        </Heading>
        <Plans cardId={cardId} plansType={plansType} />
      </Stack>
    </section>
  );
}

/** Reads plans a page at a time, and lists them as one. */
function Plans({ cardId, plansType }: GroupProps) {
  const { t } = useTranslation('instalments');
  const { plans, leftOut, total, read, again, more } = usePlans(cardId, plansType);
  useSettled(read === 'loading');
  const place = useRef<HTMLDivElement>(null);
  const expectMore = useFocusOnNew(place, plans.length);
  if (read === 'ready' && total === 0) return <p className={styles['none']}>{t(`none.${plansType}`)}</p>;
  return (
    <>
      {plans.length > 0 && (
        <div ref={place}>
          <PlanRows plans={plans} />
        </div>
      )}
      <LeftOutNotice count={leftOut} />
      {read === 'loading' && plans.length === 0 && <ListSkeleton label={t('loading')} />}
      {read === 'failed' && (
        <NoData title={t('failed.title')} text={t('failed.text')} retry={t('failed.retry')} onRetry={again} />
      )}
      {read !== 'failed' && plans.length > 0 && plans.length + leftOut < total && (
        <Cluster>
          <Button
            variant="secondary"
            aria-label={t(`more.${plansType}`)}
            isLoading={read === 'loading'}
            loadingLabel={t('loading')}
            onPress={() => {
              expectMore();
              more();
            }}
          >
            {t('more.label')}
          </Button>
        </Cluster>
      )}
    </>
  );
}

type Page = BankReplies['listPlans'] & { leftOut: number };

function usePlans(cardId: string, plansType: PlanType) {
  const pageLimit = pageSizes[plansType];
  const [earlier, setEarlier] = useState<readonly Page[]>([]);
  const pageNumber = earlier.length + 1;
  const { read, again } = useBankRead('listPlans', { cardId, plansType, pageLimit, pageNumber });
  const pages = read.status === 'ready' ? [...earlier, { ...read.value, leftOut: read.leftOut }] : earlier;
  return {
    plans: pages.flatMap(({ plans }) => plans),
    leftOut: pages.reduce((sum, page) => sum + page.leftOut, 0),
    total: pages.at(-1)?.totalPlansNumber ?? 0,
    read: read.status,
    again,
    more: () => setEarlier(pages),
  };
}

/** Leads the focus to the first of the rows that were asked for, once they are there; the answer tells that they were. */
function useFocusOnNew(place: RefObject<HTMLElement | null>, count: number): () => void {
  const expected = useRef<number>(undefined);
  useEffect(() => {
    const first = expected.current;
    if (first === undefined || count <= first) return;
    expected.current = undefined;
    place.current?.querySelectorAll('a').item(first).focus();
  }, [place, count]);
  return () => {
    expected.current = count;
  };
}
