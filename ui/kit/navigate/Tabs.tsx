import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';

import styles from './Tabs.module.css';
import { useTabScroll } from './use-tab-scroll.ts';

type TabsProps = {
  /** Names the set of tabs. */
  label: string;
  tabs: readonly { id: string; label: string; content: ReactNode; isDisabled?: boolean | undefined }[];
  selected: string;
  onSelect: (id: string) => void;
};

/** Shows one of a few parts of the same page; a list too wide for a phone scrolls sideways, and fades where it goes on. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const { list, more } = useTabScroll(selected);
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))}>
      <TabList ref={list} className={styles['list'] ?? ''} aria-label={label} data-more={more}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} isDisabled={tab.isDisabled ?? false} className={styles['tab'] ?? ''}>
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles['panel'] ?? ''}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
