import type { Holder } from './holder.ts';
import { recover, register } from './newcomers.ts';

/** Something that a holder does from beginning to end, with the account that it takes. */
export type Flow = { name: string; account?: string; act(holder: Holder): Promise<void> };

const dispute = { kind: 'link', name: 'Non riconosci questa operazione?' } as const;
const radio = (pattern: string) => ({ kind: 'radio', pattern }) as const;
const ofRow = { kind: 'text', pattern: '^Qualcosa non torna\\?$' } as const;

const toCard = async ({ logIn, link }: Holder): Promise<void> => {
  await logIn();
  await link('Gestisci carta');
};

/** The flows, in the order in which they are told. */
export const flows: readonly Flow[] = [
  { name: 'login', act: async ({ logIn }) => logIn() },
  {
    name: 'filters',
    async act({ logIn, button, write, press, text, browser }) {
      await logIn();
      await button('Filtra');
      await write('Importo da', '20');
      await button('Applica');
      await text('operazion[ei] trovat[ae]');
      const address = await browser.ask({ answer: () => location.search }, null);
      if (!address.includes('min=20')) throw new Error(`the address has ${address}`);
      await press({ kind: 'button', pattern: '^Rimuovi il filtro da 20,00' });
      await text('negli ultimi 90 giorni');
    },
  },
  {
    name: 'detail',
    async act({ logIn, press, row, shown, button, gone }) {
      await logIn();
      await press(row);
      await shown({ kind: 'popup' });
      await shown(ofRow);
      await button('Chiudi');
      await gone({ kind: 'popup' });
    },
  },
  {
    name: 'phone change',
    async act(holder) {
      const { button, write, enterCode, confirmIdentity, shown } = holder;
      await toCard(holder);
      await button('Modifica il numero di riferimento');
      await write('Nuovo numero di cellulare', '3401112244');
      await button('AVANTI');
      await enterCode('AVANTI');
      // The new number is proved first, then the holder by the old one.
      await confirmIdentity();
      await shown({ kind: 'popup', name: 'Fatto!' });
    },
  },
  {
    name: 'PIN',
    async act(holder) {
      await toCard(holder);
      await holder.button('Visualizza PIN');
      await holder.button('MOSTRA');
      await holder.confirmIdentity();
      await holder.heading('Il PIN della carta');
      await holder.text('^\\d{5}$');
    },
  },
  {
    name: 'top-up',
    async act({ logIn, link, write, pick, button, press, confirmIdentity, heading }) {
      await logIn();
      await link('Paga');
      await write('Numero di cellulare', '3331234519');
      await pick({ kind: 'list', pattern: '^Operatore' }, 'Linea Verde');
      await button('AVANTI');
      await press(radio('^10,00'));
      await button('AVANTI');
      await button('CONFERMA');
      await confirmIdentity();
      await heading('Ricarica inviata');
    },
  },
  {
    name: 'plan',
    account: 'rate',
    async act({ logIn, press, link, button, heading, confirmIdentity, text }) {
      await logIn();
      await press({ kind: 'tab', name: 'Rate' });
      await link('Dividi un acquisto');
      await heading('Cosa vuoi pagare a rate?');
      await press({ kind: 'checkbox' });
      await button('AVANTI');
      await heading('In quante rate?');
      await press(radio('^6 rate da'));
      await button('AVANTI');
      await heading('Ecco il tuo piano');
      await button('AVANTI');
      await button('SCARICA E CONTINUA');
      await press({ kind: 'checkbox', pattern: 'modulo SECCI' });
      await button('CONFERMA');
      await confirmIdentity();
      await text('è in attesa');
    },
  },
  { name: 'registration', account: 'nuova-carta', act: register },
  { name: 'recovery', act: recover },
  {
    name: 'dispute',
    async act({ logIn, press, row, button, text }) {
      await logIn();
      await press(row);
      await press(dispute);
      await press(radio('^È addebitata due volte'));
      await button('AVANTI');
      await button('INVIA');
      await text('Il numero della tua richiesta è CO-\\d{8}\\.');
    },
  },
  {
    name: 'lock',
    async act(holder) {
      const { button, text, confirmIdentity } = holder;
      await toCard(holder);
      await button('Blocca la carta');
      await button('BLOCCA');
      await text('Hai bloccato questa carta');
      await button('Sblocca la carta');
      await confirmIdentity();
      await text('^Carta .+ 4417 sbloccata\\.$');
    },
  },
  {
    name: 'reload',
    async act({ logIn, link, write, pick, button, press, heading, shown, browser }) {
      await logIn();
      await browser.reload();
      await shown({ kind: 'row' });
      await link('Paga');
      await write('Numero di cellulare', '3331234519');
      await pick({ kind: 'list', pattern: '^Operatore' }, 'Linea Verde');
      await button('AVANTI');
      await press(radio('^10,00'));
      await button('AVANTI');
      await heading('Confermi la ricarica?');
      await browser.reload();
      await heading('Confermi la ricarica?');
      await shown({ kind: 'text', pattern: '^333 123 4519 \\(Linea Verde\\)$' });
    },
  },
];
