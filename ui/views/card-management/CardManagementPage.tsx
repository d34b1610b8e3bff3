import { useEffect } from 'react';
import { useTranslation } from '#i18n';
import type { CardContextData } from '#schemas';
import { useOpenable } from '#ui/state';
import { Loading, Skeleton } from '#ui/kit';
import { CardContent, CardPage } from '../cards/CardPage.tsx';
import { Area } from '../frame/Area.tsx';
import { PromoBanner } from '../promo/PromoBanner.tsx';
import styles from './CardManagementPage.module.css';
import { CardUse } from './CardUse.tsx';
import { CardNotice } from './CardNotice.tsx';
import { NicknameButton } from './NicknameButton.tsx';
import { FamilyCards } from './FamilyCards.tsx';
import { ListedServices } from './ListedServices.tsx';
import { OnlinePurchases } from './OnlinePurchases.tsx';
import { phoneBoxState } from './phone/phone-box.ts';
import { PhoneBox } from './phone/PhoneBox.tsx';
import { SecurityAlerts } from './SecurityAlerts.tsx';
import { ServicesOnRequest } from './ServicesOnRequest.tsx';
import { StatementDelivery } from './StatementDelivery.tsx';

/** Shows what the holder may change about the selected card; a loader until it is parsed (MGMT-10). */
export function CardManagementPage() {
  const { t } = useTranslation('card-management');
  return (
    <CardPage title={t('title')} isUnderHeader beneath={<NicknameButton />}>
      <CardContent texts="card-management" loading={<ServicesSkeleton />}>
        {({ context }) => <Services context={context} />}
      </CardContent>
      <Area name="cards-promo">
        <PromoBanner />
      </Area>
    </CardPage>
  );
}

function ServicesSkeleton() {
  const { t } = useTranslation('card-management');
  return (
    <Loading label={t('loading')}>
      <div className={styles['skeleton']}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </Loading>
  );
}

/** Groups the services by what a holder comes for, what is used most first. */
function Services({ context }: { context: CardContextData }) {
  const { isOpening, open, prefetch } = useOpenable('EDIT_TEL_NUMB');
  const isEditable = phoneBoxState(context).kind === 'editable';
  useEffect(() => {
    if (isEditable) prefetch();
  }, [prefetch, isEditable]);
  return (
    <>
      <CardNotice context={context} />
      <CardUse context={context} />
      <OnlinePurchases context={context} />
      <SecurityAlerts context={context} />
      <PhoneBox context={context} isOpening={isOpening} onEdit={() => void open()} />
      <FamilyCards context={context} />
      <StatementDelivery context={context} />
      <ServicesOnRequest context={context} />
      <ListedServices />
    </>
  );
}
