import { useTranslation } from '#i18n';
import { Loading, Skeleton, Tabs } from '#ui/kit';
import { use, useDeferredValue, useState } from 'react';
import { Accounts } from './accounts/Accounts.tsx';
import { useAccounts } from './accounts/use-accounts.ts';
import styles from './App.module.css';
import { NewestCode } from './code/NewestCode.tsx';
import { Controls } from './controls/Controls.tsx';
import { findIn, type Found } from './find/found.ts';
import { Bar } from './frame/Bar.tsx';
import { HelpDesk } from './help/HelpDesk.tsx';
import { EventList } from './messages/EventList.tsx';
import { MessageList } from './messages/MessageList.tsx';
import { RequestList } from './requests/RequestList.tsx';
import { BankContext, ConnectionContext, useBank } from './server/bank.ts';

/** The bank from behind: the newest code, what it sent and received, and what it is told to do. */
export function App() {
  const { t } = useTranslation('console');
  const bank = use(BankContext);
  const { said } = use(ConnectionContext);
  const [query, setQuery] = useState('');
  return (
    <>
      <a className={styles['skip']} href="#main">
        {t('skip')}
      </a>
      <Bar query={query} onQuery={setQuery} portal={bank?.fixed.portal} />
      <main id="main" tabIndex={-1} className={styles['main']}>
        <h1 className={styles['hidden']}>{t('title')}</h1>
        <output className={styles['said']}>{said}</output>
        {bank === null ? (
          <Loading label={t('loading')}>
            <Skeleton shape="block" />
          </Loading>
        ) : (
          <Dashboard query={query} />
        )}
      </main>
    </>
  );
}

function Dashboard({ query }: { query: string }) {
  const bank = useBank();
  const [tag, setTag] = useState('');
  const accounts = useAccounts(useDeferredValue(tag));
  const found = findIn(bank, accounts, useDeferredValue(query));
  return (
    <div className={styles['grid']}>
      <div className={styles['wide']}>
        <NewestCode messages={found.messages} holderOf={found.holderOf} />
        <Lists found={found} tag={tag} onTag={setTag} />
      </div>
      <Controls />
    </div>
  );
}

type ListsProps = { found: Found; tag: string; onTag: (tag: string) => void };

function Lists({ found, tag, onTag }: ListsProps) {
  const { t } = useTranslation('console');
  const [selected, setSelected] = useState('accounts');
  const { accounts, messages, requests, help, events, holderOf } = found;
  const label = (name: string, count: number): string => `${t(`tabs.${name}`)} ${count}`;
  const tabs = [
    {
      id: 'accounts',
      label: label('accounts', accounts.length),
      content: <Accounts accounts={accounts} tag={tag} onTag={onTag} />,
    },
    {
      id: 'messages',
      label: label('messages', messages.length),
      content: <MessageList messages={messages} holderOf={holderOf} />,
    },
    {
      id: 'requests',
      label: label('requests', requests.length),
      content: <RequestList requests={requests} holderOf={holderOf} />,
    },
    { id: 'help', label: label('help', help.length), content: <HelpDesk requests={help} /> },
    { id: 'events', label: label('events', events.length), content: <EventList events={events} /> },
  ];
  return <Tabs label={t('tabs.label')} tabs={tabs} selected={selected} onSelect={setSelected} />;
}
