import { lastDigitsOfPan, useTranslation } from '#i18n';
import type { CardContextData, CardSummary } from '#schemas';
import { useOpenable, useStored } from '#ui/state';
import { ButtonLink, RichText } from '#ui/kit';
import styles from './Statements.module.css';

const way = '/estrattoConto/estrattoContoModify';

/** Says how the lists of a card come, as far as the bank tells it, and leads to where that is chosen (MGMT-07). */
export function DeliveryWay({ card: { id, pan } }: { card: CardSummary }) {
  const { t } = useTranslation('statements');
  const context = useStored('cards', ({ contexts }) => contexts[id]);
  const { reason } = useOpenable(way);
  const delivery = context && deliveryOf(context);
  if (reason !== undefined && !delivery) return null;
  return (
    <div className={styles['delivery']}>
      {delivery && <RichText text={t(`delivery.${delivery}`, { digits: lastDigitsOfPan(pan) })} />}
      {reason === undefined && (
        <span className={styles['change']}>
          <ButtonLink href={way} variant="quiet">
            {t('delivery.change')}
          </ButtonLink>
        </span>
      )}
    </div>
  );
}

/** Which of the two is on; nothing where the bank calls neither or both so. */
function deliveryOf({ profiling }: CardContextData): 'ONLINE' | 'PAPER' | undefined {
  const { ESTRATTO_CONTO_ONLINE: online, ESTRATTO_CONTO_CARTACEO: paper } = profiling;
  const isOnline = online?.active === 'ATTIVO';
  if (isOnline === (paper?.active === 'ATTIVO' && paper.prop.state === 'ATTIVO')) return undefined;
  return isOnline ? 'ONLINE' : 'PAPER';
}
