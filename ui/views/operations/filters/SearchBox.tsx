import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from '#i18n';
import { Icon } from '#ui/kit';
import { useNarrowLayout } from '../../cards/use-media.ts';
import { isSame } from './filter-form.ts';
import styles from './SearchBox.module.css';
import { readSearch } from './typed-search.ts';
import type { PanelOfFilters } from './use-filter-panel.ts';

// jsdom knows no `search` element yet, and the tests would say so at every list.
const asSearch = { role: 'search' };

type SearchBoxProps = {
  panel: Pick<PanelOfFilters, 'today' | 'form' | 'empty' | 'typed' | 'apply'>;
  /** False where amounts are hidden. */
  hasAmounts: boolean;
};

/**
 * Looks for merchants, categories, months and amounts in one line. What is found in it becomes filters, each of which may be
 * taken off by itself, and the line is free for the next search, which takes its place.
 */
export function SearchBox({ panel, hasAmounts }: SearchBoxProps) {
  const { t } = useTranslation('operations');
  const { t: nameOf } = useTranslation('categories');
  const [text, setText] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const isNarrow = useNarrowLayout();
  const search = (event: FormEvent): void => {
    event.preventDefault();
    const before = panel.form ?? panel.empty;
    const found = readSearch(text, { today: panel.today, nameOf, hasAmounts });
    setText('');
    if (Object.keys(found).length === 0) return;
    // What was typed before gives way; what was chosen elsewhere stays.
    const rest = panel.typed.reduce((left, field) => ({ ...left, [field]: panel.empty[field] }), before);
    const wished = { ...rest, ...found };
    if (isSame(wished, before)) return;
    // A search has no other fields than those of the form.
    panel.apply(wished, Object.keys(found) as (keyof typeof found)[]);
    // What is found would begin beneath the edge of a phone.
    if (isNarrow) form.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <form ref={form} {...asSearch} className={styles['box']} onSubmit={search}>
      <input
        className={styles['input']}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={longestSearch}
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className={styles['button']} aria-label={t('search.button')}>
        <Icon name="search" />
      </button>
    </form>
  );
}

// As the bank takes it.
const longestSearch = 80;
