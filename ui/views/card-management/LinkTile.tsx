import { useTranslation } from '#i18n';
import { ButtonLink, type IconName } from '#ui/kit';
import { ActionWords } from './ActionWords.tsx';
import { ServiceTile, type TileAction } from './ServiceTile.tsx';
import type { TileFace } from './tile-face.ts';

type LinkTileProps = {
  face: TileFace;
  icon: IconName;
  href: string;
  action: TileAction;
  /** For what is not a page of the portal. */
  opensNewTab?: boolean | undefined;
};

/** Shows a service that lives on another page, and leads there. */
export function LinkTile({ face, icon, href, action, opensNewTab = false }: LinkTileProps) {
  const { t } = useTranslation('card-management');
  return (
    <ServiceTile face={face} icon={icon}>
      <ButtonLink href={href} variant="quiet" externalLabel={opensNewTab ? t('tile.newTab') : undefined}>
        <ActionWords
          label={t(`actions.${action}`)}
          title={face.title}
          icon={opensNewTab ? 'external' : 'next'}
        />
      </ButtonLink>
    </ServiceTile>
  );
}
