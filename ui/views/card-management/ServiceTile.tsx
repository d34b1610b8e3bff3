import type { ReactNode } from 'react';
import { useTranslation } from '#i18n';
import { Badge, Heading, Icon, type IconName } from '#ui/kit';
import { InsertCode } from './InsertCode.tsx';
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
  /** How the service stands, where more can be said than on or off. */
  stateWords?: string | undefined;
  /** Whether how it stands keeps the holder from something. */
  isWarning?: boolean | undefined;
  /** What can be done; it gives way to what hinders it. */
  children?: ReactNode;
};

/** Shows a service of the card: its name, what it is, how it stands, and what may be done with it (MGMT-11). */
export function ServiceTile({ face, icon, hasState = false, children, ...state }: ServiceTileProps) {
  const { t } = useTranslation('card-management');
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
        </div>
        <p className={styles['description']}>
          {hasState && !hindrance && <OnOff isOn={isOn} {...state} />}
          {description}
        </p>
        {hindrance && <TileHindrance hindrance={hindrance} />}
      </div>
      <TileActions face={face}>{children}</TileActions>
    </li>
  );
}

type OnOffProps = Pick<ServiceTileProps, 'stateWords' | 'isWarning'> & { isOn: boolean };

function OnOff({ isOn, stateWords, isWarning = false }: OnOffProps) {
  const { t } = useTranslation('card-management');
  const tone = isWarning ? 'warning' : isOn && 'positive';
  return (
    <span className={styles['state']} data-tone={tone || undefined}>
      {stateWords ?? t(isOn ? 'tile.on' : 'tile.off')}
    </span>
  );
}

/** A limited holder is asked for the code in place of the action; whatever else hinders leaves none (MGMT-26). */
function TileActions({ face: { hindrance, title }, children }: { face: TileFace; children: ReactNode }) {
  const actions = hindrance?.kind === 'limited' ? <InsertCode service={title} /> : !hindrance && children;
  return actions ? <div className={styles['actions']}>{actions}</div> : null;
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
