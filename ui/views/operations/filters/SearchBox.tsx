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
  panel: Pick<PanelOfFilters, 'today' | 'form' | 'empty' | 'typed' | 'apply' | 'reset'>;
  /** False where amounts are hidden. */
  hasAmounts: boolean;
};

/**
 * Looks for merchants, categories, months and amounts in one line. What is found in it becomes filters, each of which may be
 * taken off by itself. The line stays, to be mended, for as long as all of them stand; the next search takes its place.
 */
export function SearchBox({ panel, hasAmounts }: SearchBoxProps) {
  const { t } = useTranslation('operations');
  const { t: nameOf } = useTranslation('categories');
  const { line, fields } = panel.typed;
  const [{ text, said }, setText] = useState({ text: line, said: line });
  if (said !== line) setText({ text: line, said: line });
  const form = useRef<HTMLFormElement>(null);
  const isNarrow = useNarrowLayout();
  const search = (event: FormEvent): void => {
    event.preventDefault();
    const before = panel.form ?? panel.empty;
    const found = readSearch(text, { today: panel.today, nameOf, hasAmounts });
    // What was typed before gives way, to nothing as well; what was chosen elsewhere stays.
    const rest = fields.reduce((left, field) => ({ ...left, [field]: panel.empty[field] }), before);
    const wished = { ...rest, ...found };
    if (isSame(wished, before)) return;
    if (isSame(wished, panel.empty)) return panel.reset();
    // A search has no other fields than those of the form.
    panel.apply(wished, { line: text.trim(), fields: Object.keys(found) as (keyof typeof found)[] });
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
        onChange={(event) => setText({ text: event.target.value, said })}
      />
      <button type="submit" className={styles['button']} aria-label={t('search.button')}>
        <Icon name="search" />
      </button>
    </form>
  );
}

// As the bank takes it.
const longestSearch = 80;
