import { useTranslation } from '#i18n';
import type { CardContextData, CardService } from '#schemas';
import { LinkTile } from './LinkTile.tsx';
import { isAtOnlineBanking } from '../cards/online-banking.ts';
import { OpeningTile } from './OpeningTile.tsx';
import { tileFace } from './tile-face.ts';
import { TileSection } from './TileSection.tsx';

/**
 * Shows what the card pays for: phones, with the book of numbers, a recharge of itself, purchases by instalments. Cards
 * linked to online banking are sent there for recharges (GATE-05, IBAN-01).
 */
export function Payments({ context }: { context: CardContextData }) {
  const { t } = useTranslation('card-management');
  const { RICARICHE_TELEFONICHE: topUp, INSTALLMENT, INSTALLMENT_MULTI } = context.profiling;
  const features = [INSTALLMENT, INSTALLMENT_MULTI].filter((feature) => feature !== undefined);
  // Either leads to the same place: one that is off does not stand before one that is on (GATE-14).
  const instalments = features.find(({ prop }) => prop.state === 'ATTIVO') ?? features[0];
  if (!topUp && !instalments) return null;
  return (
    <TileSection title={t('payments.title')}>
      {topUp && <TopUpTiles context={context} service={topUp} />}
      {instalments && (
        <LinkTile
          face={tileFace(context.cardInfo.card, instalments)}
          icon="pending"
          href="/?deepLink=installmentlist"
          action="go"
        />
      )}
    </TileSection>
  );
}

function TopUpTiles({ context, service }: { context: CardContextData; service: CardService }) {
  const { t } = useTranslation('card-management');
  const { card } = context.cardInfo;
  const face = tileFace(card, service);
  const isLinked = isAtOnlineBanking(context);
  const towards = (path: string) => (isLinked ? 'IBAN_PREPAID_POPUP' : path);
  const named = (id: 'payees' | 'recharge') => ({
    ...face,
    title: t(`payments.${id}.title`),
    description: t(`payments.${id}.text`),
    isNew: false,
  });
  return (
    <>
      <OpeningTile
        face={face}
        icon="phone"
        opens={towards('/telephoneRecharge/anagraphicData')}
        action="go"
      />
      {!isLinked && (
        <LinkTile face={named('payees')} icon="profile" href="/telephoneRecharge" action="display" />
      )}
      {card.productType === 'PREPAID' && (
        <OpeningTile
          face={named('recharge')}
          icon="card"
          opens={towards('/cardRecharge/anagraphicData')}
          action="go"
        />
      )}
    </>
  );
}
