import { useTranslation } from '#i18n';
import type { CardContextData, CardService } from '#schemas';
import { LinkTile } from './LinkTile.tsx';
import { OpeningTile } from './OpeningTile.tsx';
import { tileFace } from './tile-face.ts';
import { TileSection } from './TileSection.tsx';

const delivery = '/estrattoConto/estrattoContoModify';

/** Shows how the list of movements comes, online or on paper, and where it is downloaded (MGMT-07, GATE-10). */
export function StatementDelivery({ context }: { context: CardContextData }) {
  const { t } = useTranslation('card-management');
  const { profiling, cardInfo } = context;
  const { ESTRATTO_CONTO_ONLINE: online, ESTRATTO_CONTO_CARTACEO: paper, DOWNLOAD_EC: download } = profiling;
  if (!online && !paper && !download) return null;
  return (
    <TileSection title={t('statements.title')}>
      {online && <OnlineTile context={context} service={online} />}
      {paper && <PaperTile context={context} service={paper} />}
      {download && (
        <LinkTile
          face={tileFace(cardInfo.card, download)}
          icon="download"
          href="/?deepLink=accountbalancelist"
          action="download"
        />
      )}
    </TileSection>
  );
}

type DeliveryTileProps = { context: CardContextData; service: CardService };

/** While the list comes online, the address that is informed of it can be changed; otherwise online can be chosen. */
function OnlineTile({ context, service }: DeliveryTileProps) {
  const face = tileFace(context.cardInfo.card, service);
  const way = face.isOn
    ? ({ opens: 'BANK_STATEMENT_MODIFY_EMAIL', action: 'modify' } as const)
    : ({ opens: delivery, action: 'activate', carries: { delivery: 'ONLINE' } } as const);
  return <OpeningTile face={face} icon="mail" hasState {...way} />;
}

/** Paper that the bank calls off can be chosen like any other: off is the state of the tile, and keeps nobody from it. */
function PaperTile({ context, service }: DeliveryTileProps) {
  const face = tileFace(context.cardInfo.card, { ...service, prop: { state: 'ATTIVO' } });
  const isOn = face.isOn && service.prop.state === 'ATTIVO';
  const way = isOn
    ? ({ action: 'modify' } as const)
    : ({ action: 'activate', carries: { delivery: 'PAPER' } } as const);
  return <OpeningTile face={{ ...face, isOn }} icon="statement" hasState opens={delivery} {...way} />;
}
