import { useState, type ReactNode } from 'react';

import { Heading, RadioGroup, Stack } from '../index.ts';
import { ActionSamples } from './ActionSamples.tsx';
import { AskingSamples } from './AskingSamples.tsx';
import { CardSamples } from './CardSamples.tsx';
import { ChoiceSamples } from './ChoiceSamples.tsx';
import { DialogSamples } from './DialogSamples.tsx';
import { FieldSamples } from './FieldSamples.tsx';
import { FigureSamples } from './FigureSamples.tsx';
import { FoundationSamples } from './FoundationSamples.tsx';
import styles from './Gallery.module.css';
import { MessageSamples } from './MessageSamples.tsx';
import { PartSamples } from './PartSamples.tsx';

const themeChoices = [
  { value: 'system', label: 'Sistema' },
  { value: 'light', label: 'Chiaro' },
  { value: 'dark', label: 'Scuro' },
  { value: 'both', label: 'Affiancati' },
];

/** Shows every component of the kit in every state; development only. */
export function Gallery() {
  const [theme, setTheme] = useState('system');
  const themes = theme === 'both' ? ['light', 'dark'] : [theme];
  return (
    <div className={styles['gallery']}>
      <main className={styles['page']}>
        <Stack gap={6}>
          <Heading level={1}>Kit</Heading>
          <RadioGroup label="Tema" choices={themeChoices} value={theme} onChange={setTheme} />
        </Stack>
        <div className={styles['themes']}>
          {themes.map((name) => (
            <div key={name} data-theme={name} className={styles['theme']}>
              <Samples />
            </div>
          ))}
        </div>
      </main>
    </div>
  );
}

function Samples() {
  return (
    <>
      <Sample title="Carte">
        <CardSamples />
      </Sample>
      <Sample title="Cifre">
        <FigureSamples />
      </Sample>
      <Sample title="Azioni">
        <ActionSamples />
      </Sample>
      <Sample title="Campi">
        <FieldSamples />
      </Sample>
      <Sample title="Richieste">
        <AskingSamples />
      </Sample>
      <Sample title="Scelte">
        <ChoiceSamples />
      </Sample>
      <Sample title="Finestre">
        <DialogSamples />
      </Sample>
      <Sample title="Messaggi">
        <MessageSamples />
      </Sample>
      <Sample title="Parti">
        <PartSamples />
      </Sample>
      <Sample title="Fondamenta">
        <FoundationSamples />
      </Sample>
    </>
  );
}

function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['sample']}>
      <Heading level={2}>{title}</Heading>
      {children}
    </section>
  );
}
