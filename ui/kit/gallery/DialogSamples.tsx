import { useState } from 'react';

import { Button, Cluster, CodeField, Dialog, Notice, PhoneField } from '../index.ts';

type Shown = 'none' | 'phone' | 'code' | 'done' | 'retry';

/** Opens the popups that the first journeys show. */
export function DialogSamples() {
  const [shown, setShown] = useState<Shown>('none');
  const close = () => setShown('none');
  return (
    <>
      <Cluster gap={3}>
        <Button variant="secondary" onPress={() => setShown('phone')}>
          Numero
        </Button>
        <Button variant="secondary" onPress={() => setShown('code')}>
          Codice
        </Button>
        <Button variant="secondary" onPress={() => setShown('done')}>
          Esito
        </Button>
        <Button variant="secondary" onPress={() => setShown('retry')}>
          Errore
        </Button>
      </Cluster>
      <PhoneDialog isOpen={shown === 'phone'} onClose={close} />
      <CodeDialog isOpen={shown === 'code'} onClose={close} />
      <Dialog
        title="Finito!"
        icon="positive"
        tone="positive"
        isOpen={shown === 'done'}
        onClose={close}
        closeLabel="Chiudi"
        footer={<Button onPress={close}>PROCEDI</Button>}
      >
        <p>Da ora riceverai i codici e gli avvisi al numero +39 ********67.</p>
      </Dialog>
      <Dialog
        title="Ops!"
        role="alertdialog"
        isOpen={shown === 'retry'}
        onClose={close}
        isDismissable={false}
        footer={<Button onPress={close}>Riprova</Button>}
      >
        <p>Qualcosa è andato storto.</p>
      </Dialog>
    </>
  );
}

type PopupProps = { isOpen: boolean; onClose: () => void };

function PhoneDialog({ isOpen, onClose }: PopupProps) {
  const [phone, setPhone] = useState('');
  return (
    <Dialog
      title="Modifica il numero di cellulare"
      isOpen={isOpen}
      onClose={onClose}
      closeLabel="Chiudi"
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            ANNULLA
          </Button>
          <Button isDisabled={phone.length < 9}>AVANTI</Button>
        </>
      }
    >
      <p>Gli avvisi di sicurezza e le autorizzazioni di pagamento arriveranno al nuovo numero.</p>
      <PhoneField label="Nuovo numero" prefixLabel="Prefisso +39" value={phone} onChange={setPhone} />
      <Notice tone="info">Con AVANTI dichiari di essere il legittimo intestatario del numero.</Notice>
    </Dialog>
  );
}

function CodeDialog({ isOpen, onClose }: PopupProps) {
  const [code, setCode] = useState('482');
  return (
    <Dialog
      title="Sei veramente tu?"
      isOpen={isOpen}
      onClose={onClose}
      closeLabel="Chiudi"
      footer={
        <>
          <Button variant="quiet">Invia di nuovo</Button>
          <Button isDisabled={code.length < 6}>Conferma</Button>
        </>
      }
    >
      <p>Inserisci il codice che abbiamo inviato al numero +39 ********67.</p>
      <CodeField label="Codice" value={code} onChange={setCode} />
    </Dialog>
  );
}
