import { useTranslation } from '#i18n';
import { Loading } from '#ui/kit';
import type { FileView, LibraryView } from '../../protocol.ts';
import { FindingList } from '../findings/FindingList.tsx';
import { addressOf } from '../route.ts';
import { useServer } from '../server/live.ts';
import { places } from '../server/places.ts';
import styles from './FilePage.module.css';

type PageProps = { path: string; line: number; library: LibraryView };

/** Shows a file as it is written, with one line in sight and what is wrong in it. */
export function FilePage({ path, line, library }: PageProps) {
  const { t } = useTranslation('studio');
  const answered = useServer(places.file(path));
  if (!answered) return <Loading label={path} />;
  const owner = library.rows.find(({ id }) => id === path.split('/')[1] || path === `i18n/it/${id}.json`);
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{path}</h1>
        {owner && (
          <a href={addressOf({ journey: owner.id, part: 'findings' })}>
            {t('file.journey', { title: owner.title })}
          </a>
        )}
      </header>
      {answered.kind === 'found' ? (
        <>
          <FindingList findings={answered.value.findings.filter((finding) => finding.line === line)} />
          <Lines file={answered.value} line={line} />
        </>
      ) : (
        <p className={styles['missing']}>{t('file.missing')}</p>
      )}
    </div>
  );
}

const bring = (line: HTMLElement | null): void => line?.scrollIntoView({ block: 'center' });

const numbered = (words: string, index: number) => ({ number: index + 1, words });

function Lines({ file, line }: { file: FileView; line: number }) {
  const { t } = useTranslation('studio');
  const marked = new Set(file.findings.map((finding) => finding.line));
  return (
    <ol className={styles['lines']} aria-label={t('file.lines')}>
      {file.text
        .split('\n')
        .map(numbered)
        .map(({ number, words }) => (
          <li
            key={number}
            ref={number === line ? bring : undefined}
            aria-current={number === line || undefined}
            data-marked={marked.has(number) || undefined}
          >
            <code>{words}</code>
          </li>
        ))}
    </ol>
  );
}
