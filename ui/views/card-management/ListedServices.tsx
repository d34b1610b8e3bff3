import { useTranslation } from '#i18n';
import { useApp } from '#ui/state';
import { OpeningTile } from './OpeningTile.tsx';
import { TileSection } from './TileSection.tsx';

/** Shows what journeys offer among the services of a card by their own files (STUDIO-16). */
export function ListedServices() {
  const { t } = useTranslation('card-management');
  const listed = useApp().launcher.listed('card-services');
  if (listed.length === 0) return null;
  return (
    <TileSection title={t('listed.title')}>
      {listed.map(({ opens, label, text }) => (
        <OpeningTile
          key={opens}
          face={{ title: label, description: text, isNew: false, isOn: false, hindrance: undefined }}
          icon="card"
          opens={opens}
          action="go"
        />
      ))}
    </TileSection>
  );
}
