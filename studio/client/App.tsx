import { useTranslation } from '#i18n';
import styles from './App.module.css';
import { Bar } from './frame/Bar.tsx';
import { JourneyPage } from './journey/JourneyPage.tsx';
import { LibraryPage } from './library/LibraryPage.tsx';
import { useRoute } from './route.ts';
import { useLive, useServer } from './server/live.ts';
import { places } from './server/places.ts';

/** The whole workbench: the library, or one journey. */
export function App() {
  const { t } = useTranslation('studio');
  const { journey, part, step } = useRoute();
  const { isHeard } = useLive();
  const answered = useServer(places.library());
  const library = answered?.kind === 'found' ? answered.value : undefined;
  return (
    <div className={styles['app']}>
      <a className={styles['skip']} href="#main">
        {t('skip')}
      </a>
      <Bar library={library} journey={journey} />
      {!isHeard && (
        <p className={styles['lost']} role="alert">
          {t('connection.lost')}
        </p>
      )}
      <main id="main" tabIndex={-1} className={styles['main']}>
        {journey === undefined ? (
          <LibraryPage library={library} />
        ) : (
          <JourneyPage
            key={journey}
            id={journey}
            part={part}
            step={step}
            isReadOnly={library?.isReadOnly === true}
          />
        )}
      </main>
    </div>
  );
}
