import { type KeyboardEvent, type ReactNode, useId } from 'react';

import { reachedByKey } from './reached-by-key.ts';
import styles from './Tabs.module.css';
import { useTabScroll } from './use-tab-scroll.ts';

type TabsProps = {
  /** Names the set of tabs. */
  label: string;
  tabs: readonly { id: string; label: string; content: ReactNode; isDisabled?: boolean | undefined }[];
  selected: string;
  onSelect: (id: string) => void;
};

/**
 * Shows one of a few parts of the same page; a list too wide for a phone scrolls sideways, and fades where it goes on. The
 * arrows, Home and End go from tab to tab and show each, as tabs do.
 */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const { list, more } = useTabScroll(selected);
  const own = useId();
  const open = tabs.filter(({ isDisabled }) => isDisabled !== true);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = reachedByKey(event.key, {
      at: open.findIndex(({ id }) => id === selected),
      of: open.length,
    });
    const tab = next === undefined ? undefined : open[next];
    if (!tab) return;
    event.preventDefault();
    document.getElementById(`${own}-${tab.id}`)?.focus();
    onSelect(tab.id);
  };
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        className={styles['list']}
        aria-label={label}
        data-more={more}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ id, label: words, isDisabled }) => (
          <button
            key={id}
            id={`${own}-${id}`}
            type="button"
            role="tab"
            data-key={id}
            className={styles['tab']}
            aria-selected={id === selected}
            aria-controls={id === selected ? `${own}-panel` : undefined}
            // One stop for the Tab key: the arrows lead to the others.
            tabIndex={id === selected ? 0 : -1}
            disabled={isDisabled}
            onClick={() => onSelect(id)}
          >
            {words}
          </button>
        ))}
      </div>
      <div
        key={selected}
        id={`${own}-panel`}
        role="tabpanel"
        aria-labelledby={`${own}-${selected}`}
        className={styles['panel']}
      >
        {tabs.find(({ id }) => id === selected)?.content}
      </div>
    </div>
  );
}
