import type { ReactNode } from 'react';
import { useTexts } from '#i18n';
import { Badge, Heading, Icon, type IconName } from '#ui/kit';
import type { TileFace } from './tile-face.ts';
import styles from './ServiceTile.module.css';
import { TileHindrance } from './TileHindrance.tsx';

/** The documents’ labels of what a tile does (MGMT-13). */
export type TileAction =
  | 'activate'
  | 'modify'
  | 'details'
  | 'request'
  | 'download'
  | 'display'
  | 'alwaysActive'
  | 'go';

type ServiceTileProps = {
  face: TileFace;
  icon: IconName;
  /** Whether the holder switches the service on and off, so that its state is worth a word. */
  hasState?: boolean | undefined;
  /** What can be done; it gives way to what hinders it. */
  children?: ReactNode;
};

/** Shows a service of the card: its name, what it is, how it stands, and what may be done with it (MGMT-11). */
export function ServiceTile({ face, icon, hasState = false, children }: ServiceTileProps) {
  const t = useTexts('card-management');
  const { title, description, hindrance, isOn, isNew } = face;
  return (
    <li className={styles['tile']} data-hindered={hindrance?.kind}>
      <span className={styles['icon']}>
        <Icon name={hindrance ? hinderedIcon[hindrance.kind] : icon} size={24} />
      </span>
      <div className={styles['words']}>
        <div className={styles['title']}>
          <Heading level={3} size="group">
            {title}
          </Heading>
          {isNew && <Badge tone="new">{t('tile.new')}</Badge>}
          {hasState && !hindrance && (
            <Badge tone={isOn ? 'positive' : 'neutral'}>{t(isOn ? 'tile.on' : 'tile.off')}</Badge>
          )}
        </div>
        <p className={styles['description']}>{description}</p>
        {hindrance && <TileHindrance hindrance={hindrance} title={title} />}
      </div>
      {!hindrance && children && <div className={styles['actions']}>{children}</div>}
    </li>
  );
}

const hinderedIcon = {
  locked: 'locked',
  blocked: 'locked',
  'card-blocked': 'locked',
  'card-expired': 'locked',
  limited: 'locked',
  paused: 'pending',
  off: 'locked',
} as const;
