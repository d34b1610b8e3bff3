import { useId } from 'react';
import { useTranslation } from '#i18n';
import { Loading, Skeleton } from '#ui/kit';
import { isAtOnlineBanking } from '../cards/online-banking.ts';
import type { SelectedCard } from '../cards/use-selected-card.ts';
import { SpendingAction } from './outlook/Outlook.tsx';
import { rechargeBox } from './pay-box.ts';
import { PayRow, RechargeRow } from './PayRow.tsx';
import styles from './ServiceBoxes.module.css';
import { LinkRow, PopupRow } from './ServiceRow.tsx';

type ServicesProps = { selected: SelectedCard };

/** Leads to the card’s services, to what it pays for, and to help (HOME-07, HOME-08, HOME-13). */
export function ServiceBoxes({ selected }: ServicesProps) {
  const { t } = useTranslation('home');
  return (
    <nav className={styles['boxes']} aria-label={t('services.label')}>
      <ul className={styles['box']}>
        <CardRows selected={selected} />
      </ul>
      <InformationBox selected={selected} />
    </nav>
  );
}

/** Leads to the card’s services and to what it pays for in little room, right beneath the card (HOME-07, HOME-08). */
export function CardServices({ selected, isNarrow }: ServicesProps & { isNarrow: boolean }) {
  const { t } = useTranslation('home');
  return (
    <nav aria-label={t('services.label')}>
      <ul className={styles['tiles']}>
        <CardRows selected={selected} isNarrow={isNarrow} />
        {isNarrow && <SpendingAction selected={selected} />}
      </ul>
    </nav>
  );
}

/** Stands beside the balance of a prepaid card on a phone, where it is looked for. */
export function RechargeAction({ selected: { context } }: ServicesProps) {
  if (!context || !rechargeBox(context)) return null;
  return (
    <ul className={styles['tiles']}>
      <RechargeRow context={context} />
    </ul>
  );
}

function CardRows({ selected, isNarrow = false }: ServicesProps & { isNarrow?: boolean }) {
  return (
    <>
      {selected.context && !isNarrow && <RechargeRow context={selected.context} />}
      <LinkRow name="manage" icon="settings" href="/cardsmanagement" />
      <CardsOwnRow selected={selected} />
    </>
  );
}

/** Leads to answers and to the help desk (HOME-13). */
export function InformationBox({ selected }: ServicesProps) {
  const { t } = useTranslation('home');
  const informationId = useId();
  return (
    <section className={styles['group']} aria-labelledby={informationId}>
      <h2 className={styles['heading']} id={informationId}>
        {t('services.information')}
      </h2>
      <ul className={styles['box']}>
        <LinkRow name="faq" icon="help" href="/domande-frequenti" isExternal />
        <WriteRow selected={selected} />
      </ul>
    </section>
  );
}

/** Waits for what may be done with the card; where that cannot be had, the place of the card says so. */
function CardsOwnRow({ selected: { isCardless, context, contextStatus } }: ServicesProps) {
  const { t } = useTranslation('home');
  if (context) return <PayRow context={context} />;
  if (isCardless || contextStatus === 'failed') return null;
  return (
    <li>
      <Loading label={t('services.loading')}>
        <div className={styles['row']}>
          <Skeleton shape="title" width="1.5rem" />
          <span className={styles['words']}>
            <Skeleton width="30%" />
            <Skeleton width="75%" />
          </span>
        </div>
      </Loading>
    </li>
  );
}

/** Of a card linked to online banking nobody writes from here: a popup says so and leads there (HOME-14). */
function WriteRow({ selected: { context } }: ServicesProps) {
  if (context && isAtOnlineBanking(context)) {
    return <PopupRow name="write" icon="mail" opens="IBAN_PREPAID_POPUP" />;
  }
  return <LinkRow name="write" icon="mail" href="/userSupport/writeMessage" />;
}
