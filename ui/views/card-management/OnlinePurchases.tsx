import { useTranslation } from '#i18n';
import type { CardContextData } from '#schemas';
import { useApp } from '#ui/state';
import { Link } from '#ui/kit';
import { EcodeBox } from './ecode/EcodeBox.tsx';
import { isAtOnlineBanking } from '../cards/online-banking.ts';
import styles from './OnlinePurchases.module.css';
import { SpendingTile } from './SpendingTile.tsx';
import { ThreeDSecureSection } from './three-d-secure/ThreeDSecureSection.tsx';
import { TileSection } from './TileSection.tsx';

/** Shows what protects the card’s purchases online; of a card linked to online banking, the way there (MGMT-03, IBAN-02). */
export function OnlinePurchases({ context }: { context: CardContextData }) {
  const { t } = useTranslation('card-management');
  if (isAtOnlineBanking(context)) return <AtOnlineBanking />;
  const { spendingControl } = context.functions;
  const spending = spendingControl.length > 0 ? context.profiling.SPENDING_CONTROL : undefined;
  return (
    <TileSection title={t('online.title')}>
      <ThreeDSecureSection />
      <EcodeBox />
      {spending && <SpendingTile context={context} service={spending} />}
    </TileSection>
  );
}

function AtOnlineBanking() {
  const { t } = useTranslation('card-management');
  const address = useApp().settings.links?.places?.['online-banking'];
  return (
    <TileSection title={t('online.title')} text={t('onlineBanking.text')}>
      {address !== undefined && (
        <li className={styles['login']}>
          <Link href={address} externalLabel={t('tile.newTab')}>
            {t('onlineBanking.login')}
          </Link>
        </li>
      )}
    </TileSection>
  );
}
