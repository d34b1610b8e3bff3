import { useTranslation } from '#i18n';
import { Badge, Icon } from '#ui/kit';
import { memo } from 'react';
import type { LibraryRow, SearchHit } from '../../protocol.ts';
import { addressOf } from '../route.ts';
import { counted } from '../words/counted.ts';
import { CoverageBar } from './CoverageBar.tsx';
import styles from './LibraryTable.module.css';

type TableProps = {
  rows: readonly LibraryRow[];
  /** Those of them that are shown. */
  chosen: readonly LibraryRow[];
  hits: ReadonlyMap<string, SearchHit>;
  isChecked: boolean;
};

const columns = ['journey', 'opens', 'findings', 'coverage', 'changed'] as const;

/**
 * Shows journeys one a row; a row out of sight costs the browser nothing, and one that is not chosen stays for when it is.
 * While a letter is typed it stays as it is.
 */
export const LibraryTable = memo(function LibraryTable({ rows, chosen, hits, isChecked }: TableProps) {
  const { t } = useTranslation('studio');
  const isNone = chosen.length === 0;
  const shown = new Set(chosen.map(({ id }) => id));
  return (
    <>
      {isNone && <p className={styles['none']}>{t('library.noneFound')}</p>}
      <table
        className={styles['table']}
        aria-label={t('library.table')}
        aria-rowcount={chosen.length + 1}
        hidden={isNone}
      >
        <thead>
          <tr className={styles['head']}>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`library.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles['body']}>
          {rows.map((row) => (
            <tr key={row.id} className={styles['row']} hidden={!shown.has(row.id)}>
              <Cells row={row} hit={hits.get(row.id)} isChecked={isChecked} />
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
});

type CellProps = { row: LibraryRow; hit: SearchHit | undefined; isChecked: boolean };

/** Drawn again only when it says something else, and not where it comes into sight or leaves it: there may be a thousand. */
const Cells = memo(function Cells({ row, hit, isChecked }: CellProps) {
  const { t } = useTranslation('studio');
  const { id, title, fault, coverage, isChanged, whose } = row;
  return (
    <>
      <td className={styles['journey']}>
        <a href={addressOf({ journey: id, part: 'drawing' })}>{title}</a>
        <span className={styles['id']}>{id}</span>
        {whose === 'bank' && <Badge tone="info">{t('whose.bank')}</Badge>}
        {hit && (
          <span className={styles['hit']}>{t(`library.hit.${hit.where}`, { what: excerpt(hit.what) })}</span>
        )}
        {fault !== undefined && <span className={styles['fault']}>{fault}</span>}
      </td>
      <td className={styles['opens']}>
        <Opens row={row} />
      </td>
      <td>
        {isChecked ? <Findings row={row} /> : <span className={styles['soft']}>{t('library.checking')}</span>}
      </td>
      <td>
        {fault === undefined ? (
          <CoverageBar coverage={coverage} failing={coverage?.failing ?? 0} />
        ) : (
          t('library.broken')
        )}
      </td>
      <td className={styles['changed']}>
        {isChanged === true && (
          <a href={addressOf({ journey: id, part: 'review' })} aria-label={t('library.review', { title })}>
            <Icon name="edit" />
            {t('library.changed')}
          </a>
        )}
      </td>
    </>
  );
});

const mostLetters = 70;
const excerpt = (words: string): string =>
  words.length > mostLetters ? `${words.slice(0, mostLetters)}…` : words;

function Opens({ row: { popups, routes, callers } }: { row: LibraryRow }) {
  const { t } = useTranslation('studio');
  const [first, ...others] = [...popups, ...routes, ...callers.map((name) => t('library.caller', { name }))];
  if (first === undefined) return <span className={styles['soft']}>{t('library.opensNothing')}</span>;
  return (
    <span title={[first, ...others].join('\n')}>
      {first}
      {others.length > 0 && (
        <span className={styles['soft']}>
          {' '}
          {counted(t, ['library.more.one', 'library.more.many'], others.length)}
        </span>
      )}
    </span>
  );
}

function Findings({ row: { errors, warnings } }: { row: LibraryRow }) {
  const { t } = useTranslation('studio');
  if (errors + warnings === 0) return <span className={styles['soft']}>{t('counts.none')}</span>;
  return (
    <span className={styles['findings']}>
      {errors > 0 && (
        <span className={styles['errors']}>
          {counted(t, ['counts.errors.one', 'counts.errors.many'], errors)}
        </span>
      )}
      {warnings > 0 && (
        <span className={styles['warnings']}>
          {counted(t, ['counts.warnings.one', 'counts.warnings.many'], warnings)}
        </span>
      )}
    </span>
  );
}
