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

/** Leads from an operation that can be split to the plans for it; the bank names those that can (HOLDER-28). */
export function SplitLink({ cardId, operation: { keyCam, effectiveCardId } }: SplitLinkProps) {
  const { t } = useTranslation('operation-detail');
  const { stores } = useApp();
  const { status, reason } = useOpenable(newPlan);
  const isOffered = status === 'offered' && reason === undefined && effectiveCardId === cardId;
  if (!isOffered || keyCam === undefined) return null;
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
