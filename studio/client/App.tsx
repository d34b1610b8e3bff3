import { useTranslation } from '#i18n';
import { Loading } from '#ui/kit';
import styles from './App.module.css';
import { CataloguePage } from './catalogue/CataloguePage.tsx';
import { DraftsProvider } from './drafts/DraftsProvider.tsx';
import type { LibraryView } from '../protocol.ts';
import { Bar } from './frame/Bar.tsx';
import { FilePage } from './file/FilePage.tsx';
import { JourneyPage } from './journey/JourneyPage.tsx';
import { LibraryPage } from './library/LibraryPage.tsx';
import { NewJourneyPage } from './new-journey/NewJourneyPage.tsx';
import { useRoute } from './route.ts';
import { useLive, useServer } from './server/live.ts';
import { places } from './server/places.ts';
import { GuardWords } from './words/GuardWords.tsx';

/** The whole workbench: the library, or one journey. */
export function App() {
  const { t } = useTranslation('studio');
  const { isHeard } = useLive();
  const answered = useServer(places.library());
  return (
    <div className={styles['app']}>
      <a className={styles['skip']} href="#main">
        {t('skip')}
      </a>
      {answered?.kind === 'found' ? (
        <DraftsProvider key={answered.value.folder} folder={answered.value.folder}>
          <GuardWords guards={answered.value.guards}>
            <Opened library={answered.value} isHeard={isHeard} />
          </GuardWords>
        </DraftsProvider>
      ) : (
        <Lost isHeard={isHeard && answered === undefined} />
      )}
    </div>
  );
}

function Opened({ library, isHeard }: { library: LibraryView; isHeard: boolean }) {
  const { file, catalogue, isNew, journey, part, step, text } = useRoute();
  const { isReadOnly } = library;
  const isMaking = isNew === true && !isReadOnly;
  return (
    <>
      <Bar library={library} journey={journey} isNew={isMaking} isCatalogue={catalogue !== undefined} />
      {!isHeard && <Lost isHeard={false} />}
      <main id="main" tabIndex={-1} className={styles['main']}>
        {file && <FilePage key={file.path} path={file.path} line={file.line} library={library} />}
        {catalogue && <CataloguePage place={catalogue} />}
        {isMaking && <NewJourneyPage />}
        {!file && !catalogue && !isMaking && journey === undefined && <LibraryPage library={library} />}
        {!file && journey !== undefined && (
          <JourneyPage
            key={journey}
            id={journey}
            part={part}
            step={step}
            text={text}
            isReadOnly={isReadOnly}
          />
        )}
      </main>
    </>
  );
}

/** Stands where nothing is known yet, or where the server is not heard any more. */
function Lost({ isHeard }: { isHeard: boolean }) {
  const { t } = useTranslation('studio');
  if (isHeard) return <Loading label={t('library.title')} />;
  return (
    <p className={styles['lost']} role="alert">
      {t('connection.lost')}
    </p>
  );
}
