import { useTranslation } from '#i18n';
import { memo, useCallback } from 'react';
import { catalogueKinds } from '../../catalogue.ts';
import { catalogueAddress, type CataloguePlace } from '../route.ts';
import { counted } from '../words/counted.ts';
import styles from './CataloguePage.module.css';
import type { ListedEntry } from './entry-words.ts';
import { Name } from './Name.tsx';

type ListProps = { hits: readonly ListedEntry[]; place: CataloguePlace; isSearched: boolean };

/** Lists entries by their kinds. It takes one stop of the keyboard: arrows lead from one entry to the next. */
export function CatalogueList({ hits, place, isSearched }: ListProps) {
  const { t } = useTranslation('studio');
  const groups = Map.groupBy(hits, ({ row }) => row.kind);
  const shown = catalogueKinds.flatMap((kind) => groups.get(kind) ?? []);
  const chosen = shown.find(({ row }) => row.kind === place.kind && row.name === place.name);
  const stop = chosen ?? shown[0];
  const list = useArrows();
  if (hits.length === 0) return <p className={styles['none']}>{t('catalogue.noneFound')}</p>;
  return (
    <section ref={list} className={styles['list']} aria-label={t('catalogue.list')}>
      {catalogueKinds.map((kind) => {
        const own = groups.get(kind);
        return (
          own && (
            <section key={kind} aria-label={t(`catalogue.kind.${kind}`)}>
              <h2 className={styles['group']}>{t(`catalogue.kind.${kind}`)}</h2>
              <ul>
                {own.map((entry) => (
                  <Entry
                    key={entry.row.name}
                    entry={entry}
                    isChosen={entry === chosen}
                    isStop={entry === stop}
                    isSearched={isSearched}
                  />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </section>
  );
}

type EntryProps = { entry: ListedEntry; isChosen: boolean; isStop: boolean; isSearched: boolean };

/** Drawn again only when it says something else: there are some hundreds. */
const Entry = memo(function Entry({ entry, isChosen, isStop, isSearched }: EntryProps) {
  const { t } = useTranslation('studio');
  const { row, title, meaning } = entry;
  const { kind, name, journeys } = row;
  return (
    <li className={styles['entry']}>
      <a
        ref={isChosen ? bring : undefined}
        href={catalogueAddress({ kind, name })}
        aria-current={isChosen || undefined}
        tabIndex={isStop ? 0 : -1}
      >
        <span className={styles['name']}>{title}</span>
        {title !== name && <Name name={name} />}
        {(isSearched || kind === 'code') && meaning !== undefined && (
          <span className={styles['hit']}>{meaning}</span>
        )}
      </a>
      <span className={styles['uses']}>
        {journeys === 0
          ? t('catalogue.unused')
          : counted(t, ['catalogue.journeys.one', 'catalogue.journeys.many'], journeys)}
      </span>
    </li>
  );
});

const bring = (link: HTMLElement | null): void => link?.scrollIntoView({ block: 'nearest' });

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Lets arrows lead along the links of a list; the ref of it hears them wherever they come up from. */
const useArrows = () =>
  useCallback((list: HTMLElement | null) => {
    const go = (event: KeyboardEvent): void => goAlong(list, event);
    list?.addEventListener('keydown', go);
    return () => list?.removeEventListener('keydown', go);
  }, []);

function goAlong(list: HTMLElement | null, event: KeyboardEvent): void {
  const step = steps[event.key];
  const links = [...(list?.querySelectorAll('a') ?? [])];
  const at = links.findIndex((link) => link === document.activeElement);
  if (!step || at < 0) return;
  event.preventDefault();
  links[step(at, links.length - 1)]?.focus();
}
