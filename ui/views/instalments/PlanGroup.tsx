import { useId, useState } from 'react';
import { useTexts } from '#i18n';
import type { BankRequests } from '#schemas';
import { Button, Cluster, Heading, Stack } from '#ui/kit';
import { ListSkeleton } from '../cards/ListSkeleton.tsx';
import { NoData } from '../cards/NoData.tsx';
import { useBankRead } from '../cards/use-bank-read.ts';
import styles from './PlanGroup.module.css';
import { PlanRows } from './PlanRows.tsx';

type PlanType = BankRequests['listPlans']['plansType'];

/** Plans on one page of each list (INST-14 to INST-16). */
const pageSizes: Readonly<Record<PlanType, number>> = { PENDING: 1, ACTIVE: 3, CLOSED: 3 };

type GroupProps = { cardId: string; plansType: PlanType };

/** Lists the plans of one type, a page at a time; without any, only the active ones say so (INST-13). */
export function PlanGroup({ cardId, plansType }: GroupProps) {
  const t = useTexts('instalments');
  const titleId = useId();
  const [pages, setPages] = useState(1);
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={3}>
        <Heading level={2} size="group" id={titleId}>
          {t(`groups.${plansType}`)}
        </Heading>
        {Array.from({ length: pages }, (_, index) => (
          <PlanPage
            key={index}
            cardId={cardId}
            plansType={plansType}
            pageNumber={index + 1}
            onMore={index + 1 === pages ? () => setPages(pages + 1) : undefined}
          />
        ))}
      </Stack>
    </section>
  );
}

type PageProps = GroupProps & { pageNumber: number; onMore: (() => void) | undefined };

function PlanPage({ cardId, plansType, pageNumber, onMore }: PageProps) {
  const t = useTexts('instalments');
  const pageLimit = pageSizes[plansType];
  const { read, again } = useBankRead('listPlans', { cardId, plansType, pageLimit, pageNumber });
  if (read.status === 'loading') return <ListSkeleton label={t('loading')} />;
  if (read.status === 'failed') {
    return (
      <NoData title={t('failed.title')} text={t('failed.text')} retry={t('failed.retry')} onRetry={again} />
    );
  }
  const { plans, totalPlansNumber } = read.value;
  if (totalPlansNumber === 0) return <p className={styles['none']}>{t(`none.${plansType}`)}</p>;
  return (
    <>
      <PlanRows plans={plans} />
      {onMore && totalPlansNumber > pageNumber * pageLimit && (
        <Cluster>
          <Button variant="secondary" aria-label={t(`more.${plansType}`)} onPress={onMore}>
            {t('more.label')}
          </Button>
        </Cluster>
      )}
    </>
  );
}
