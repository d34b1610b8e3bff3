import { useTranslation } from '#i18n';
import type { CardSummary } from '#schemas';
import { EmptyState, Stack } from '#ui/kit';
import { ListSkeleton } from '../cards/ListSkeleton.tsx';
import { RetryPlace } from '../cards/RetryPlace.tsx';
import { AlertSwitch } from './AlertSwitch.tsx';
import { CodeMissing, useCodeMissing } from './CodeMissing.tsx';
import { InOrder } from './InOrder.tsx';
import { PlanGroup } from './PlanGroup.tsx';
import { PurchasesOffer } from './PurchasesOffer.tsx';

/** Shows what of a card can be paid in instalments, and its plans: pending, active and closed (INST-01, INST-02). */
export function InstalmentsSection({ card: { id, flagFamiliar } }: { card: CardSummary }) {
  const { t } = useTranslation('instalments');
  const isCodeMissing = useCodeMissing(id, ['INSTALLMENT', 'INSTALLMENT_MULTI']);
  // Plans show amounts, which a family card never does (CARD-12).
  if (flagFamiliar) return <EmptyState icon="card" title={t('family')} />;
  if (isCodeMissing) return <CodeMissing />;
  return (
    <RetryPlace label={t('title')}>
      <Stack key={id} gap={6}>
        <InOrder waiting={<ListSkeleton label={t('loading')} />}>
          <PurchasesOffer cardId={id} />
          <PlanGroup cardId={id} plansType="PENDING" />
          <PlanGroup cardId={id} plansType="ACTIVE" />
          <PlanGroup cardId={id} plansType="CLOSED" />
          <AlertSwitch cardId={id} />
        </InOrder>
      </Stack>
    </RetryPlace>
  );
}
