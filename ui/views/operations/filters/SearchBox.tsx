import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '#i18n';
import { Icon } from '#ui/kit';
import { useNarrowLayout } from '../../cards/use-media.ts';
import { whileGrowing } from '../../frame/pages/while-growing.ts';
import { isSame } from './filter-form.ts';
import { isValid, problemsOf } from './filter-rules.ts';
import styles from './SearchBox.module.css';
import type { ReadSearch, SearchGround } from './typed/typed-search.ts';
import type { PanelOfFilters } from './use-filter-panel.ts';

// jsdom knows no `search` element yet, and the tests would say so at every list.
const asSearch = { role: 'search' };

type SearchBoxProps = {
  panel: Pick<PanelOfFilters, 'today' | 'form' | 'empty' | 'typed' | 'apply' | 'reset'>;
  /** False where amounts are hidden. */
  hasAmounts: boolean;
};

/**
 * Looks for merchants, categories, months and amounts in one line, while it is typed or at Enter. What is found in it becomes filters, each of which may be
 * taken off by itself. The line stays, to be mended, for as long as all of them stand; the next search takes its place.
 */
export function SearchBox({ panel, hasAmounts }: SearchBoxProps) {
  const { t } = useTranslation('operations');
  const { t: nameOf } = useTranslation('categories');
  const { line, fields } = panel.typed;
  const [{ text, said, sent }, setText] = useState<Box>({ text: line, said: line });
  // What goes on being typed is not written over by what was found of it.
  if (said !== line) setText({ text: line === sent ? text : line, said: line });
  const input = useRef<HTMLInputElement>(null);
  const { box, lead, keep } = useBoxInSight();
  const search = async (words = text, isTyping = false): Promise<void> => {
    const before = panel.form ?? panel.empty;
    const readSearch = await fetchReader();
    const found = readSearch(words, { today: panel.today, nameOf, hasAmounts });
    // What was typed before gives way, to nothing as well; what was chosen elsewhere stays.
    const rest = fields.reduce((left, field) => ({ ...left, [field]: panel.empty[field] }), before);
    const wished = { ...rest, ...found };
    // What the bank would refuse waits for Enter, and is told then.
    if (isSame(wished, before) || (isTyping && !isValid(problemsOf(wished, panel.today)))) return;
    setText((typed) => ({ ...typed, sent: words.trim() }));
    if (isSame(wished, panel.empty)) return panel.reset();
    // A search has no other fields than those of the form.
    const typed = { line: words.trim(), fields: Object.keys(found) as (keyof typeof found)[] };
    panel.apply(wished, typed, isTyping && line !== '');
    return keep();
  };
  useAfterPause(text.trim(), said, () => void search(text, true));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void search();
  };
  const clear = (): void => {
    setText({ text: '', said, sent });
    input.current?.focus();
    if (line !== '') void search('');
  };
  return (
    <form ref={box} {...asSearch} className={styles['box']} onSubmit={submit}>
      <input
        ref={input}
        className={styles['input']}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={longestSearch}
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={text}
        onChange={(event) => {
          if (text === '') lead();
          setText({ text: event.target.value, said, sent });
        }}
      />
      {text !== '' && (
        <button type="button" className={styles['button']} aria-label={t('search.clear')} onClick={clear}>
          <Icon name="close" />
        </button>
      )}
      <button type="submit" className={styles['button']} aria-label={t('search.button')}>
        <Icon name="search" />
      </button>
    </form>
  );
}

/** What is typed, the line that was last told of, and the one that was looked for from here and is not told of yet. */
type Box = { text: string; said: string; sent?: string | undefined };

/** Brings the box to the top of a phone, and keeps it there: what is found would begin beneath the edge, or beneath the keyboard. */
function useBoxInSight() {
  const box = useRef<HTMLFormElement>(null);
  const isNarrow = useNarrowLayout();
  const show = (): void => box.current?.scrollIntoView();
  return {
    box,
    lead: () => isNarrow && show(),
    keep: () => {
      if (isNarrow) whileGrowing(show);
    },
  };
}

// Long enough for the next letter.
const pauseMs = 600;

/** Acts once typing pauses at something else than was said; one letter is in nearly every name. */
function useAfterPause(typed: string, said: string, act: () => void): void {
  const pause = useEffectEvent(act);
  useEffect(() => {
    if (typed === said || typed.length === 1) return undefined;
    const timer = setTimeout(pause, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, said]);
}

/** The home fetches it with the detail, when it has nothing better to do (S-70); where it cannot be had, words are words. */
const fetchReader = (): Promise<(text: string, ground: SearchGround) => ReadSearch> =>
  import('./typed/typed-search.ts').then(
    ({ readSearch }) => readSearch,
    () => (text) => ({ search: text.trim() }),
  );

// As the bank takes it.
const longestSearch = 80;
