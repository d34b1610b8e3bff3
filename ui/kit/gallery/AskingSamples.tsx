import { useState } from 'react';

import { FileField, Proof, RichText, Strength } from '../index.ts';
import styles from './Gallery.module.css';

const words = {
  choose: 'Scegli i file',
  drop: 'oppure trascinali qui',
  remove: (name: string) => `Rimuovi ${name}`,
  reading: (name: string) => `Lettura di ${name}`,
};

const accept = ['.bmp', '.jpg', '.jpeg', '.pdf', '.png', '.tif'];
const several = [
  { name: 'scontrino-del-ristorante-con-un-nome-molto-lungo.pdf', size: '1,4 MB' },
  { name: 'foto.jpg', size: '320 kB', progress: 0.4 },
];

/** Shows files, the proof of work, the strength of a code, and texts with paragraphs. */
export function AskingSamples() {
  const [files, setFiles] = useState(several);
  return (
    <div className={styles['columns']}>
      <FileField
        label="Allegati"
        description="Puoi allegare file bmp, jpeg, pdf, png o tif, 2 MB in tutto."
        optionalLabel="facoltativo"
        accept={accept}
        files={files}
        words={words}
        onAdd={() => undefined}
        onRemove={(place) => setFiles(files.filter((_, index) => index !== place))}
      />
      <FileField
        label="Allegati"
        error="Puoi allegare solo file bmp, jpeg, pdf, png o tif."
        accept={accept}
        files={[]}
        words={words}
        onAdd={() => undefined}
        onRemove={() => undefined}
      />
      <Proof label="Verifica di sicurezza" status="Verifica in corso, attendi un istante." isSolved={false} />
      <Proof label="Verifica di sicurezza" status="Verifica completata." isSolved />
      <Strength level="RED" label="Sicurezza del codice" words="Insufficiente" />
      <Strength level="YELLOW" label="Sicurezza del codice" words="Media" />
      <Strength level="GREEN" label="Sicurezza del codice" words="Alta" />
      <RichText
        text={
          'Prima di confermare leggi il **foglio informativo**.\n\n- Puoi recedere entro 14 giorni.\n- Trovi le spese in [Trasparenza](/trasparenza).'
        }
      />
    </div>
  );
}
