import { useTranslation } from '#i18n';
import { ButtonLink, type IconName } from '#ui/kit';
import { ActionWords } from './ActionWords.tsx';
import { ServiceTile, type TileAction } from './ServiceTile.tsx';
import type { TileFace } from './tile-face.ts';

type LinkTileProps = { face: TileFace; icon: IconName; href: string; action: TileAction };

/** Shows a service that lives on another page of the portal, and leads there. */
export function LinkTile({ face, icon, href, action }: LinkTileProps) {
  const { t } = useTranslation('card-management');
  return (
    <ServiceTile face={face} icon={icon}>
      <ButtonLink href={href} variant="quiet">
        <ActionWords label={t(`actions.${action}`)} title={face.title} />
      </ButtonLink>
    </ServiceTile>
  );
}
