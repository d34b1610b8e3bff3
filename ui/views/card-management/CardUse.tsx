import { useTranslation } from '#i18n';
import type { CardContextData, CardService } from '#schemas';
import { LinkTile } from './LinkTile.tsx';
import { isAtOnlineBanking } from '../cards/online-banking.ts';
import { OpeningTile } from './OpeningTile.tsx';
import { PinBox } from './pin/PinBox.tsx';
import { type TileFace, tileFace } from './tile-face.ts';
import { TileSection } from './TileSection.tsx';

/**
 * Shows what a card is used with, what is looked for most first: a recharge of itself, its PIN, purchases by instalments,
 * phones to top up and their book. Cards linked to online banking are sent there for recharges (GATE-05, IBAN-01).
 */
export function CardUse({ context }: { context: CardContextData }) {
  const { t } = useTranslation('card-management');
  const { RICARICHE_TELEFONICHE: topUp, INSTALLMENT, INSTALLMENT_MULTI } = context.profiling;
  const features = [INSTALLMENT, INSTALLMENT_MULTI].filter((feature) => feature !== undefined);
  // Either leads to the same place: one that is off does not stand before one that is on (GATE-14).
  const instalments = features.find(({ prop }) => prop.state === 'ATTIVO') ?? features[0];
  return (
    <TileSection title={t('payments.title')}>
      {topUp && <RechargeTile context={context} service={topUp} />}
      <PinBox />
      {instalments && (
        <LinkTile
          face={tileFace(context.cardInfo.card, instalments)}
          icon="pending"
          href="/?deepLink=installmentlist"
          action="go"
        />
      )}
      {topUp && <TopUpTiles context={context} service={topUp} />}
    </TileSection>
  );
}

type ServiceTileProps = { context: CardContextData; service: CardService };

/** Adds money to a prepaid card. */
function RechargeTile({ context, service }: ServiceTileProps) {
  const face = useLinkedFace(context, useNamedFace({ context, service }, 'recharge'));
  if (context.cardInfo.card.productType !== 'PREPAID') return null;
  const opens = towards(context, '/cardRecharge/anagraphicData');
  return <OpeningTile face={face} icon="card" opens={opens} input={{ wanted: 'recharge' }} action="go" />;
}

function TopUpTiles({ context, service }: ServiceTileProps) {
  const payees = useNamedFace({ context, service }, 'payees');
  const face = useLinkedFace(context, tileFace(context.cardInfo.card, service));
  const opens = towards(context, '/telephoneRecharge/anagraphicData');
  return (
    <>
      <OpeningTile face={face} icon="phone" opens={opens} input={{ wanted: 'pay' }} action="go" />
      {!isAtOnlineBanking(context) && (
        <LinkTile face={payees} icon="profile" href="/telephoneRecharge" action="display" />
      )}
    </>
  );
}

/** Writes onto a tile what the bank has no words for: it speaks of top-ups alone. */
function useNamedFace({ context, service }: ServiceTileProps, id: 'payees' | 'recharge') {
  const { t } = useTranslation('card-management');
  return {
    ...tileFace(context.cardInfo.card, service),
    title: t(`payments.${id}.title`),
    description: t(`payments.${id}.text`),
    isNew: false,
  };
}

/** Says where it is done, of a card linked to online banking: neither the bank’s words nor ours promise it from here then. */
function useLinkedFace(context: CardContextData, face: TileFace): TileFace {
  const { t } = useTranslation('card-management');
  return isAtOnlineBanking(context) ? { ...face, description: t('payments.online') } : face;
}

const towards = (context: CardContextData, path: string) =>
  isAtOnlineBanking(context) ? 'IBAN_PREPAID_POPUP' : path;
