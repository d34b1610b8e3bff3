import { expect, type Page } from '@playwright/test';
import type { BankControls } from './e2e-bank.ts';
import type { Hand } from './e2e-hand.ts';
import { beginSession } from './e2e-session.ts';

export const password = 'Percorso1!';

/** A card holder in front of the portal, who does what holders do and reads the codes that the bank sends. */
export type Holder = ReturnType<typeof createHolder>;

type HolderParts = { page: Page; bank: BankControls; hand: Hand; username: string };

/** Makes a holder who acts on `page` with `hand` and logs in as `username`. */
export function createHolder(parts: HolderParts) {
  const finds = createFinds(parts.page);
  const identity = createIdentity(parts, finds);
  return { ...parts, ...finds, ...identity, ...createVisits(parts, finds) };
}

type Finds = ReturnType<typeof createFinds>;

function createFinds(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Menu principale' });
  return {
    menu,
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    popup: (name: string) => page.getByRole('dialog', { name }),
    lockedPopup: page.getByRole('dialog', { name: 'Ops!' }).filter({ hasText: 'Utente bloccato' }),
    codeField: page.getByRole('textbox', { name: 'Codice di verifica' }),
    cards: page.getByRole('region', { name: 'Le tue carte' }),
  };
}

function createIdentity(
  { page, bank, hand, username }: HolderParts,
  { button, popup, codeField, cards }: Finds,
) {
  const sendCredentials = async (secret = password): Promise<void> => {
    await hand.write(page.getByRole('textbox', { name: 'Username' }), username);
    await hand.write(page.getByLabel('Password', { exact: true }), secret);
    await hand.press(button('Accedi'));
  };
  const enterCode = async (code: string, confirm: 'Conferma' | 'AVANTI'): Promise<void> => {
    await hand.write(codeField, code);
    await hand.press(button(confirm));
  };
  const confirmIdentity = async (): Promise<void> => {
    // The first login of a copy opens its account, which takes the bank its time where there are thousands of operations.
    await expect(popup('Sei veramente tu?')).toBeVisible();
    await enterCode(await bank.nextCode(), 'Conferma');
  };
  return {
    sendCredentials,
    enterCode,
    confirmIdentity,
    /** Follows a link into the portal, and logs in on the way there. */
    logInTowards: async (path: string): Promise<void> => {
      await page.goto(path);
      await sendCredentials();
      await confirmIdentity();
      // Until the login has gone, its fields and buttons answer to the names that a test looks for on the page.
      await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
    },
    /** Is at home, logged in; who tries the login itself does it by hand. */
    logIn: async (): Promise<void> => {
      const open = await beginSession(page, bank, username);
      await open('/');
      await expect(cards).toBeVisible();
      // What comes later moves what stands beneath it, and a press may miss.
      await page.waitForLoadState('networkidle');
    },
    /** Is at a page of the portal, logged in. */
    logInAt: async (path: string): Promise<void> => {
      const open = await beginSession(page, bank, username);
      await open(path);
    },
    logInByHand: async (): Promise<void> => {
      await page.goto('/');
      await sendCredentials();
      await confirmIdentity();
      await expect(cards).toBeVisible();
    },
  };
}

function createVisits({ page, hand }: HolderParts, { menu, button, popup, cards, codeField }: Finds) {
  const unfoldMenu = async (): Promise<void> => {
    const burger = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
    // A page without a menu may still be giving way to one that has it, in one form or the other.
    await expect(burger.or(menu).filter({ visible: true }).first()).toBeVisible();
    if (!(await menu.isVisible())) await hand.press(burger);
  };
  const openMenuEntry = async (name: string): Promise<void> => {
    await unfoldMenu();
    await hand.press(menu.getByRole('link', { name }));
  };
  const beginPhoneChange = async (): Promise<void> => {
    await hand.press(button('Modifica il numero di riferimento'));
    await expect(popup('Modifica il numero di cellulare')).toBeVisible();
  };
  const goPastNotice = async (awaited: Promise<unknown>): Promise<void> => {
    const notice = page.getByRole('dialog').filter({ hasNot: page.getByRole('textbox') });
    await Promise.race([awaited, notice.waitFor()]);
    if (await notice.isVisible()) await hand.press(notice.getByRole('button', { name: 'AVANTI' }));
  };
  return {
    openMenuEntry,
    /** Goes past a popup that an analyst may put before what is awaited: it asks nothing, and who has read it goes on. */
    goPastNotice,
    /** Goes from card to card until the one that ends so is chosen. */
    selectCard: async (ending: string): Promise<void> => {
      const chosen = cards.getByRole('status');
      for (let words = await chosen.innerText(); !words.includes(ending); words = await chosen.innerText()) {
        await hand.press(cards.getByRole('button', { name: 'Carta successiva' }));
        await expect(chosen).not.toHaveText(words);
      }
    },
    logOut: async (): Promise<void> => {
      await unfoldMenu();
      await hand.press(menu.getByRole('button', { name: 'Logout' }));
      await hand.press(button('Esci'));
      await expect(page.getByRole('heading', { name: 'Accedi' })).toBeVisible();
    },
    /** Begins to change the number, from the page of the card. */
    beginPhoneChange,
    openPhoneChange: async (): Promise<void> => {
      await openMenuEntry('Gestisci carta');
      await beginPhoneChange();
    },
    askCodeFor: async (digits: string): Promise<void> => {
      await hand.write(page.getByRole('textbox', { name: 'Nuovo numero di cellulare' }), digits);
      await hand.press(button('AVANTI'));
      await goPastNotice(codeField.waitFor());
      await expect(popup('Inserisci il codice')).toBeVisible();
    },
  };
}
