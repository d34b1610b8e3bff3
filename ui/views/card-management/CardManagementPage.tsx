import { useEffect } from 'react';
import { useTexts } from '#i18n';
import type { CardContextData } from '#schemas';
import { useApp, useOpenable } from '#ui/app';
import { Heading, Loading, Skeleton } from '#ui/kit';
import { CardPicker } from '../cards/CardPicker.tsx';
import { NoData } from '../cards/NoData.tsx';
import { RetryPlace } from '../cards/RetryPlace.tsx';
import { type SelectedCard, useSelectedCard } from '../cards/use-selected-card.ts';
import styles from './CardManagementPage.module.css';
import { CardNotice } from './CardNotice.tsx';
import { FamilyCards } from './FamilyCards.tsx';
import { OnlinePurchases } from './OnlinePurchases.tsx';
import { Payments } from './Payments.tsx';
import { phoneBoxState } from './phone-box.ts';
import { PhoneBox } from './PhoneBox.tsx';
import { PinBox } from './pin/PinBox.tsx';
import { SecurityAlerts } from './SecurityAlerts.tsx';
import { ServicesOnRequest } from './ServicesOnRequest.tsx';
import { StatementDelivery } from './StatementDelivery.tsx';

/** Shows what the holder may change about the selected card. */
export function CardManagementPage() {
  const t = useTexts('card-management');
  const selected = useSelectedCard();
  return (
    <div className={styles['page']}>
      <div className={styles['title']}>
        <Heading level={1}>{t('title')}</Heading>
      </div>
      <div className={styles['card']}>
        <CardPicker />
      </div>
      <RetryPlace className={styles['services']} label={t('title')}>
        <Services selected={selected} />
      </RetryPlace>
    </div>
  );
}

/** Shows a loader until the card is parsed (MGMT-10), then its services. */
function Services({ selected: { card, context, contextStatus, listStatus } }: { selected: SelectedCard }) {
  const { holder } = useApp();
  const t = useTexts('card-management');
  if (context) return <LoadedServices context={context} />;
  if (listStatus === 'failed' || (listStatus === 'ready' && !card)) return null;
  if (card && contextStatus === 'failed') {
    return (
      <NoData
        title={t('failed.title')}
        text={t('failed.text')}
        retry={t('failed.retry')}
        onRetry={() => void holder.readCard(card.id)}
      />
    );
  }
  return (
    <Loading label={t('loading')}>
      <div className={styles['skeleton']}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </Loading>
  );
}

function LoadedServices({ context }: { context: CardContextData }) {
  const { isOpening, open, prefetch } = useOpenable('EDIT_TEL_NUMB');
  const isEditable = phoneBoxState(context).kind === 'editable';
  useEffect(() => {
    if (isEditable) prefetch();
  }, [prefetch, isEditable]);
  return (
    <>
      <CardNotice context={context} />
      <PhoneBox context={context} isOpening={isOpening} onEdit={() => void open()} />
      <SecurityAlerts context={context} />
      <OnlinePurchases context={context} />
      <PinBox />
      <FamilyCards context={context} />
      <Payments context={context} />
      <StatementDelivery context={context} />
      <ServicesOnRequest context={context} />
    </>
  );
}
