import { expect } from '@playwright/test';
import type { BankControls } from './e2e-bank.ts';
import type { Holder } from './e2e-holder.ts';
import type { Kit } from './sandbox-onboarding.ts';

/** The password with which these holders register. */
export const chosenPassword = 'Zaffiro7!lume';

/** Somebody with a card who is not registered yet, in front of the portal. */
export type Registrant = ReturnType<typeof createRegistrant>;

/** Makes a registrant with a card of their own, who takes the address of the holder for theirs. */
export async function registrantOf(holder: Holder): Promise<Registrant> {
  const tag = holder.username.replace(/\W/gu, '');
  // The console lists the card that is not registered last.
  const kit = (await holder.bank.console<{ kit?: Kit }[]>('GET', `accounts?tag=${tag}`)).at(-1)?.kit;
  if (kit === undefined) throw new Error('the accounts call lists no kit');
  return createRegistrant(holder, kit, `${tag}@example.org`);
}

function createRegistrant(holder: Holder, kit: Kit, email: string) {
  const { page, hand, button, bank } = holder;
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const write = async (label: string, text: string): Promise<void> => hand.write(field(label), text);
  const goOn = async (): Promise<void> => hand.press(button('AVANTI'));
  const arrived = async (title: string): Promise<void> =>
    expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const answer = async (title: string, ...answers: readonly (readonly [string, string])[]) => {
    await arrived(title);
    for (const [label, text] of answers) await write(label, text);
    await goOn();
  };
  const steps = {
    giveCard: () => answer('Registrati', ['Numero della carta', kit.pan], ['CV2', kit.cv2]),
    giveFiscalCode: () => answer('Il tuo codice fiscale', ['Codice fiscale', kit.fiscalCode]),
    giveEmail: () => answer('La tua email', ['Email', email], ['Ripeti l’email', email]),
    giveCode: () => answer('Codice di registrazione', ['Codice di registrazione', kit.registrationCode]),
    givePhone: () =>
      answer('Il tuo numero di cellulare', ['Numero di cellulare', kit.telephone.replace('+39', '')]),
    givePhoneCode: async () => answer('Inserisci il codice', ['Codice di verifica', await bank.nextCode()]),
    ...alertSteps({ holder, arrived, write }),
    choosePassword: () =>
      answer('Scegli la password', ['Password', chosenPassword], ['Ripeti la password', chosenPassword]),
    answerQuestion: async () => {
      await arrived('La domanda di sicurezza');
      await hand.pick(
        page.getByRole('combobox', { name: 'Domanda' }),
        'Qual è il nome del tuo primo animale?',
      );
      await write('Risposta', 'Fido');
      await goOn();
    },
    giveConsents: () => answer('I tuoi consensi'),
    chooseKey: () =>
      answer('Crea il tuo codice e-Code', ['Codice e-Code', '284917'], ['Ripeti il codice e-Code', '284917']),
  };
  return {
    ...holder,
    ...steps,
    kit,
    email,
    field,
    write,
    /** Writes and leaves the field, which is when it is judged. */
    leave: async (label: string, text: string): Promise<void> => {
      await write(label, text);
      await field(label).blur();
    },
    goOn,
    arrived,
    /** Begins where a holder does: at the login’s link. */
    begin: async (): Promise<void> => {
      await page.goto('/');
      await hand.press(page.getByRole('link', { name: 'Registrati' }));
      await arrived('Registrati');
    },
    /** Opens the link of the newest e-mail. */
    openLink: async (): Promise<void> => {
      await page.goto(await linkOf(bank, email));
    },
  };
}

type OnAlerts = {
  holder: Pick<Holder, 'hand' | 'button'>;
  arrived: (title: string) => Promise<void>;
  write: (label: string, text: string) => Promise<void>;
};

/** Returns the step that offers the SMS alerts. */
function alertSteps({ holder: { hand, button }, arrived, write }: OnAlerts) {
  return {
    takeAlerts: async () => {
      await arrived('Vuoi gli avvisi SMS?');
      await write('Avvisami da questo importo in su', '50');
      await hand.press(button('ATTIVA'));
    },
    skipAlerts: async () => {
      await arrived('Vuoi gli avvisi SMS?');
      await hand.press(button('Non ora'));
    },
  };
}

async function linkOf(bank: BankControls, email: string): Promise<string> {
  // The console lists what was sent, the newest first.
  const [newest] = await bank.console<{ text: string }[]>('GET', `outbox?kind=email&to=${email}`);
  return /\/confirmEmail\?token=[\w-]+/u.exec(newest?.text ?? '')?.[0] ?? '';
}
