import { useTexts } from '#i18n';
import { useApp } from '#ui/app';
import { Badge, ButtonLink, type IconName } from '#ui/kit';
import { ActionWords } from './ActionWords.tsx';
import { ServiceTile } from './ServiceTile.tsx';
import type { TileFace } from './tile-face.ts';

type FormTileProps = {
  face: TileFace;
  icon: IconName;
  /** The name under which the bank’s settings hold the address. */
  form: 'card-reissue-form' | 'credit-limit-form';
};

/** Shows a service that is asked for on paper: its action opens the bank’s PDF form in a new tab (MGMT-22, MGMT-23). */
export function FormTile({ face, icon, form }: FormTileProps) {
  const t = useTexts('card-management');
  const address = useApp().settings.links?.places?.[form];
  return (
    <ServiceTile face={face} icon={icon}>
      {address === undefined ? (
        <Badge>{t('tile.coming')}</Badge>
      ) : (
        <ButtonLink href={address} variant="quiet" externalLabel={t('tile.newTab')}>
          <ActionWords
            label={t('actions.download')}
            title={t('tile.form', { service: face.title })}
            icon="external"
          />
        </ButtonLink>
      )}
    </ServiceTile>
  );
}
