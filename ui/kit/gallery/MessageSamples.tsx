import { useId, useState } from 'react';

import {
  Button,
  Cluster,
  EmptyState,
  ErrorSummary,
  Link,
  MessageQueue,
  Notice,
  Stack,
  TextField,
} from '../index.ts';
import type { QueuedMessage, Tone } from '../index.ts';
import styles from './Gallery.module.css';

const tones: readonly Tone[] = ['info', 'positive', 'warning', 'critical'];

const firstMessages: readonly QueuedMessage[] = [
  { id: '3', status: 'ok', text: 'Numero di cellulare aggiornato.' },
  { id: '2', status: 'warning', text: 'Inserisci il codice di registrazione per usare tutti i servizi.' },
  { id: '1', status: 'critical', text: 'Non riusciamo a caricare le operazioni. Riprova più tardi.' },
];

/** Shows what stays on the page, what has just happened, what is to be mended and what is not there. */
export function MessageSamples() {
  const [messages, setMessages] = useState(firstMessages);
  return (
    <div className={styles['columns']}>
      <Stack gap={3}>
        {tones.map((tone) => (
          <Notice key={tone} tone={tone}>
            La carta è bloccata: puoi vedere le operazioni, ma non pagare.
          </Notice>
        ))}
        <Notice tone="warning" title="Il servizio è bloccato" action={<Link href="/gallery">Sblocca</Link>}>
          Per tornare ad acquistare online sblocca il servizio.
        </Notice>
      </Stack>
      <MessageQueue
        label="Messaggi"
        dismissLabel="Chiudi il messaggio"
        messages={messages}
        onDismiss={(id) => setMessages(messages.filter((message) => message.id !== id))}
      />
      <SummarySample />
      <EmptyState
        icon="operations"
        title="Nessuna operazione in questo periodo"
        action={<Button variant="secondary">Cambia periodo</Button>}
      >
        Prova ad allargare le date o a togliere un filtro.
      </EmptyState>
    </div>
  );
}

function SummarySample() {
  const [isShown, setShown] = useState(false);
  const fieldId = useId();
  const problem = 'È necessario inserire lo username';
  return (
    <Stack>
      {isShown && <ErrorSummary title="Controlla questi campi" problems={[{ fieldId, message: problem }]} />}
      <TextField
        id={fieldId}
        label="Username"
        error={isShown ? problem : undefined}
        value=""
        onChange={() => undefined}
      />
      <Cluster>
        <Button variant="secondary" onPress={() => setShown(true)}>
          Mostra il riepilogo
        </Button>
      </Cluster>
    </Stack>
  );
}
