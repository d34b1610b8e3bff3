import { useTranslation } from '#i18n';
import type { Operation } from '#schemas';
import { useApp, useOpenable } from '#ui/state';
import { ButtonLink } from '#ui/kit';

const newPlan = '/installments/newPlan';

type SplitLinkProps = {
  /** The card whose plans may be made now. */
  cardId: string;
  operation: Operation;
};

/** Leads from an operation that can be split to the plans for it, and from one that is to its plan; the bank names both (HOLDER-28). */
export function SplitLink({ cardId, operation }: SplitLinkProps) {
  const { t } = useTranslation('operation-detail');
  const { stores } = useApp();
  const { status, reason } = useOpenable(newPlan);
  const { keyCam, planReference, effectiveCardId } = operation;
  if (effectiveCardId !== cardId) return null;
  if (planReference !== undefined)
    return (
      <div>
        <ButtonLink href={`/installments/plan/${planReference}`} variant="secondary" icon="pending">
          {t('plan')}
        </ButtonLink>
      </div>
    );
  if (status !== 'offered' || reason !== undefined || keyCam === undefined) return null;
  return (
    <div>
      <ButtonLink
        href={newPlan}
        variant="secondary"
        icon="pending"
        onFollow={() => stores.carried.getState().carry(newPlan, { keyCams: [keyCam] })}
      >
        {t('split')}
      </ButtonLink>
    </div>
  );
}
