import { useTranslation } from '#i18n';
import { Badge, CallableWords, Icon, Link } from '#ui/kit';
import type { Hindrance } from '../cards/service-hindrance.ts';
import styles from './ServiceTile.module.css';

/** Says on a tile why its service cannot be used, in the bank’s own words where it sent any (MGMT-14, RCODE-08). */
export function TileHindrance({ hindrance }: { hindrance: Hindrance }) {
  const { t } = useTranslation('card-management');
  switch (hindrance.kind) {
    case 'locked':
      return (
        <div className={styles['lock']}>
          <Icon name="locked" />
          <div>
            {hindrance.title !== undefined && <p className={styles['lockTitle']}>{hindrance.title}</p>}
            <p>
              <CallableWords text={hindrance.message ?? t('tile.locked')} />
            </p>
            {hindrance.link && <Link href={hindrance.link.href}>{hindrance.link.label}</Link>}
          </div>
        </div>
      );
    case 'blocked':
      return (
        <p className={styles['why']}>
          <CallableWords text={hindrance.message ?? t('tile.blocked')} />
        </p>
      );
    case 'limited':
      return <p className={styles['why']}>{t('tile.limited')}</p>;
    case 'off':
    case 'paused':
    case 'card-blocked':
    case 'card-expired':
      return (
        <div>
          <Badge>{t(`tile.hindered.${hindrance.kind}`)}</Badge>
        </div>
      );
  }
}
