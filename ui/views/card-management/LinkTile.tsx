import { useTexts } from '#i18n';
import { ButtonLink, type IconName, VisuallyHidden } from '#ui/kit';
import { ServiceTile, type TileAction } from './ServiceTile.tsx';
import type { TileFace } from './tile-face.ts';

type LinkTileProps = { face: TileFace; icon: IconName; href: string; action: TileAction };

/** Shows a service that lives on another page of the portal, and leads there. */
export function LinkTile({ face, icon, href, action }: LinkTileProps) {
  const t = useTexts('card-management');
  return (
    <ServiceTile face={face} icon={icon}>
      <ButtonLink href={href} variant="secondary">
        <span>
          {t(`actions.${action}`)} <VisuallyHidden>{face.title}</VisuallyHidden>
        </span>
      </ButtonLink>
    </ServiceTile>
  );
}
