import { useTranslation } from '#i18n';
import type { LoyaltyProgramType, Operation } from '#schemas';
import { Button, Dialog } from '#ui/kit';
import { DetailBody } from './DetailBody.tsx';
import type { TotalsByMonth } from '#ui/state';
import type { SamePeriod } from './same-period.ts';

type OperationDetailProps = {
  cardId: string;
  operation: Operation;
  programme: LoyaltyProgramType | undefined;
  period: SamePeriod;
  totals: TotalsByMonth;
  onOpen: (operation: Operation) => void;
  onClose: () => void;
};

/** Shows all that the bank says of one operation, above the list that it was chosen from. */
export function OperationDetail({ onClose, ...detail }: OperationDetailProps) {
  const { t } = useTranslation('operation-detail');
  const { operation } = detail;
  const key = operation.transactionId ?? operation.transactionDate;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t('closeIcon')}
      title={operation.merchant.merchantName}
      focusKey={key}
      footer={
        <Button variant="secondary" onPress={onClose}>
          {t('close')}
        </Button>
      }
    >
      <DetailBody key={key} {...detail} />
    </Dialog>
  );
}
