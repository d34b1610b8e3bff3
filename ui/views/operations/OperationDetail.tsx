import { formatDate, formatExchangeRate, formatMaskedPan, useTexts } from '#i18n';
import type { Operation } from '#schemas';
import { Button, Dialog, Facts, Link } from '#ui/kit';
import { Amount } from './Amount.tsx';
import { mapUrl } from './map-url.ts';
import { amountOf, euroAmountOf } from './operation-rules.ts';
import styles from './OperationDetail.module.css';

type OperationDetailProps = { operation: Operation | undefined; onClose: () => void };

/** Shows all that the bank says of one booked operation, with the year of its date (OPDET-06). */
export function OperationDetail({ operation, onClose }: OperationDetailProps) {
  const t = useTexts('operations');
  return (
    <Dialog
      isOpen={operation !== undefined}
      onClose={onClose}
      closeLabel={t('detail.closeIcon')}
      title={operation?.merchant.merchantName ?? ''}
      footer={
        <Button variant="secondary" onPress={onClose}>
          {t('detail.close')}
        </Button>
      }
    >
      {operation && <DetailBody operation={operation} />}
    </Dialog>
  );
}

function DetailBody({ operation }: { operation: Operation }) {
  const t = useTexts('operations');
  const facts = useFacts(operation);
  const amount = amountOf(operation);
  const map = mapUrl(operation.merchant);
  return (
    <div className={styles['detail']}>
      {amount && <Amount amount={amount} size="display" />}
      <Facts facts={facts} />
      {map !== undefined && (
        <Link href={map} externalLabel={t('detail.mapTab')}>
          {t('detail.map')}
        </Link>
      )}
    </div>
  );
}

function useFacts(operation: Operation) {
  const t = useTexts('operations');
  const categories = useTexts('categories');
  const { merchant, exchange } = operation;
  const inEuro = euroAmountOf(operation);
  const optional = [
    inEuro && { label: t('detail.charged'), value: <Amount amount={inEuro} /> },
    exchange !== undefined && { label: t('detail.exchange'), value: formatExchangeRate(exchange) },
    merchant.merchantAddress !== undefined && { label: t('detail.address'), value: merchant.merchantAddress },
  ];
  return [
    { label: t('detail.date'), value: formatDate(operation.transactionDate) },
    { label: t('detail.category'), value: categories(operation.category) },
    { label: t('detail.card'), value: formatMaskedPan(operation.cardIdValue) },
    ...optional.filter((fact) => typeof fact === 'object'),
    { label: t('detail.merchantCode'), value: merchant.merchantCode ?? t('detail.missing') },
  ];
}
