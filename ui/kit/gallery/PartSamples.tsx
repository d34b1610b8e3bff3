import { useState } from 'react';

import { Badge, Cluster, Disclosure, Loading, Skeleton, Stack, Surface, Tabs } from '../index.ts';
import styles from './Gallery.module.css';

const tones = ['neutral', 'new', 'info', 'positive', 'warning', 'critical'] as const;

const tabs = [
  { id: 'operations', label: 'Le tue operazioni', content: <p>Operazioni</p> },
  { id: 'statements', label: 'Lista movimenti', content: <p>Movimenti</p> },
  { id: 'instalments', label: 'Rate', content: <p>Rate</p> },
  { id: 'financing', label: 'Finanziamenti', content: <p>Finanziamenti</p>, isDisabled: true },
];

/** Shows tabs, foldable answers, badges and what stands in while data loads. */
export function PartSamples() {
  const [selected, setSelected] = useState('operations');
  return (
    <div className={styles['columns']}>
      <Tabs label="Sezioni" tabs={tabs} selected={selected} onSelect={setSelected} />
      <Surface>
        <Disclosure title="Come blocco la carta?" isOpenAtFirst>
          Chiama il numero verde, attivo tutti i giorni a ogni ora.
        </Disclosure>
        <Disclosure title="Quanto tempo serve per ricevere il PIN a casa?">Da 7 a 10 giorni.</Disclosure>
      </Surface>
      <Cluster gap={2}>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone === 'new' ? 'New' : 'Sempre attivo'}
          </Badge>
        ))}
      </Cluster>
      <Surface>
        <Loading label="Carichiamo le operazioni">
          <Stack gap={4}>
            <Skeleton shape="title" width="45%" />
            {['70%', '52%', '64%'].map((width) => (
              <div key={width} className={styles['row']}>
                <Skeleton shape="mark" />
                <div className={styles['merchant']}>
                  <Skeleton width={width} />
                  <Skeleton width="38%" />
                </div>
              </div>
            ))}
          </Stack>
        </Loading>
      </Surface>
      <Skeleton shape="card" />
    </div>
  );
}
