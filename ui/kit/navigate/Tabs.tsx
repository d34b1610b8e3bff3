import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';

import styles from './Tabs.module.css';

type TabsProps = {
  /** Names the set of tabs. */
  label: string;
  tabs: readonly { id: string; label: string; content: ReactNode; isDisabled?: boolean | undefined }[];
  selected: string;
  onSelect: (id: string) => void;
};

/** Shows one of a few parts of the same page; a list too wide for a phone scrolls sideways. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))}>
      <TabList className={styles['list'] ?? ''} aria-label={label}>
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
