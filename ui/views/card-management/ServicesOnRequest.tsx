import { useTranslation } from '#i18n';
import type { CardContextData } from '#schemas';
import { OpeningTile } from './OpeningTile.tsx';
import { PaperFormTile } from './PaperFormTile.tsx';
import { tileFace } from './tile-face.ts';
import { TileSection } from './TileSection.tsx';

/** Shows what the holder may ask the bank for: the PIN by post, another card, another limit (MGMT-05). */
export function ServicesOnRequest({ context }: { context: CardContextData }) {
  const { t } = useTranslation('card-management');
  const { functions, profiling } = context;
  const tiles = functions.services.flatMap((id) => {
    const service = profiling[id];
    if (!service) return [];
    const face = tileFace(context.cardInfo.card, service);
    switch (id) {
      case 'RIEMISSIONE_PIN':
        return [<OpeningTile key={id} face={face} icon="mail" opens="REISSUE_PIN" action="request" />];
      case 'RIEMISSIONE_CARTA':
        return [<PaperFormTile key={id} face={face} icon="refresh" form="card-reissue-form" />];
      case 'VARIAZIONE_FIDO':
        return [<PaperFormTile key={id} face={face} icon="card" form="credit-limit-form" />];
      default:
        return [];
    }
  });
  if (tiles.length === 0) return null;
  return <TileSection title={t('services.title')}>{tiles}</TileSection>;
}
