import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCardContext, aCardSummary } from '../state/holder/card.fixture.ts';
import { openSignedIn, refusal, takenUp, type BankAnswers } from './portal.fixture.tsx';
import { source, wizard, wizardChunk } from './portal-journeys.fixture.ts';

beforeEach(() => {
  window.sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => void vi.restoreAllMocks());

const page = '/pagopa/pagopaBills';

/** A bank that hands the session a secret, unless it is one that has none. */
const bankWith = (sealingSecret: string | undefined, more: BankAnswers = {}): BankAnswers => ({
  takeUpSession: { ...takenUp, ...(sealingSecret !== undefined && { sealingSecret }) },
  listCards: { cards: [aCardSummary()] },
  readCardContext: { cardContext: aCardContext({}) },
  ...more,
});
const ours = 'q0Zb3kTt8mJx1vYwLr5nHd2sGc7pFe9aUiOoBVlKzXM';
const others = 'r0Zb3kTt8mJx1vYwLr5nHd2sGc7pFe9aUiOoBVlKzXM';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { name });
const keptRow = () => window.sessionStorage.getItem('runs');
const notes = () => screen.queryByText(/La pagina è stata ricaricata/u);

type Portal = ReturnType<typeof openSignedIn>;

/** Opens the page after another: what stood in storage outlives it, and nothing that it still does. */
async function reload({ shell }: Portal, path: string, answers: BankAnswers) {
  await waitFor(() => expect(keptRow()).not.toBeNull());
  const kept = Object.entries<string>(window.sessionStorage);
  shell.core.getState().core?.app.session.left();
  cleanup();
  for (const [key, value] of kept) window.sessionStorage.setItem(key, value);
  return openSignedIn(path, answers);
}

async function atSecondStep(): Promise<Portal> {
  const portal = openSignedIn(page, bankWith(ours));
  await heading('Primo passo');
  await goOn();
  await heading('Secondo passo');
  return portal;
}

/** Goes on, and waits until where it led is kept: sealing takes its time, and a page that goes earlier leaves the step before. */
async function goOn(): Promise<void> {
  await waitFor(() => expect(keptRow()).not.toBeNull());
  const before = keptRow();
  await press('Avanti');
  await waitFor(() => expect(keptRow()).not.toBe(before));
}

describe('a page that is loaded anew in the middle of a journey', () => {
  it('goes on at its screen, whose heading has the focus, and says nothing [HOLDER-01] [LANG-04]', async () => {
    const before = await atSecondStep();

    await reload(before, page, bankWith(ours));

    const title = await heading('Secondo passo');
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(notes()).toBeNull();
    await press('Esci');
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });

  it('does so again after the next reload, and leaves nothing once the journey is over [LANG-04] [S-90]', async () => {
    const first = await atSecondStep();

    const second = await reload(first, page, bankWith(ours));
    await heading('Secondo passo');
    await reload(second, page, bankWith(ours));
    await press('Esci');
    await press('Lascia la pagina');

    await waitFor(() => expect(keptRow()).toBeNull());
  });

  it('goes on above its page, and tells how that ends to the one who acts on it [HOLDER-01] [LANG-04]', async () => {
    const before = openSignedIn('/cardsmanagement', bankWith(ours));
    const { app } = await before.shell.openCore();
    await heading('Gestisci carta');
    void app.launcher.open('POPUP');
    await screen.findByRole('dialog', { name: 'Primo passo' });
    await goOn();
    await screen.findByRole('dialog', { name: 'Secondo passo' });

    const after = await reload(before, '/cardsmanagement', bankWith(ours));
    const ends: unknown[] = [];
    const { journeys } = await after.shell.openCore();
    journeys.onGoneOn((gone) => ends.push(gone));
    await screen.findByRole('dialog', { name: 'Secondo passo' });
    await press('Esci');

    await waitFor(() =>
      expect(ends).toEqual([{ journey: 'popup', input: {}, end: { outcome: 'closed', output: {} } }]),
    );
  });

  it('says of a commit that was on its way that nobody knows, and does not send it again [LANG-01] [LANG-02]', async () => {
    const before = openSignedIn(page, bankWith(ours, { requestPin: new Promise(() => undefined) }));
    await press('Avanti');
    await press('Conferma');
    await waitFor(() => expect(before.asked).toContain('requestPin'));

    const { asked } = await reload(before, page, bankWith(ours));

    expect(await heading('Non sappiamo')).toBeTruthy();
    expect(asked).not.toContain('requestPin');
  });

  it.each([
    ['a session that has another secret', others],
    ['a host that hands out none', undefined],
  ])('begins again and says so in %s [HOLDER-01] [S-90]', async (_what, secret) => {
    const before = await atSecondStep();

    await reload(before, page, bankWith(secret));

    expect(await heading('Primo passo')).toBeTruthy();
    // Its words are fetched when they are needed.
    await waitFor(() => expect(notes()?.textContent).toContain('riparte dall’inizio'));
  });

  it('begins again and says so where the journey has changed since [HOLDER-01] [LANG-04]', async () => {
    const before = await atSecondStep();
    vi.spyOn(source, 'chunk').mockResolvedValue(wizardChunk(undefined, '2.0.0') as never);

    await reload(before, page, bankWith(ours));

    expect(await heading('Primo passo')).toBeTruthy();
    // Its words are fetched when they are needed.
    await waitFor(() =>
      expect(notes()?.textContent).toContain(
        'nel frattempo questa operazione è cambiata: riparte dall’inizio',
      ),
    );
  });

  it('goes on at its screen, as it is called now, where the journey says how [LANG-05]', async () => {
    const before = await atSecondStep();
    const { second, ...steps } = wizard.steps;
    const called = {
      ...steps,
      first: { ...steps['first'], actions: { submit: { to: 'next' } } },
      next: second,
    };
    const migrations = [{ from: '1.x', steps: { second: 'next' } }];
    const later = { ...wizard, version: '2.0.0', steps: called, migrations } as typeof wizard;
    vi.spyOn(source, 'chunk').mockResolvedValue(wizardChunk(later, '2.0.0', 'next') as never);

    await reload(before, page, bankWith(ours));

    expect(await heading('Secondo passo')).toBeTruthy();
    expect(notes()).toBeNull();
  });

  it('goes on at an earlier screen and says so, where its own is no more [LANG-05]', async () => {
    const before = await atSecondStep();
    const migrations = [{ from: '1.x', steps: { second: 'gone' } }];
    vi.spyOn(source, 'chunk').mockResolvedValue(wizardChunk({ ...wizard, migrations }, '2.0.0') as never);

    await reload(before, page, bankWith(ours));

    expect(await heading('Primo passo')).toBeTruthy();
    // Its words are fetched when they are needed.
    await waitFor(() => expect(notes()?.textContent).toContain('riprendi da un passaggio precedente'));
  });
});

describe('what a journey leaves', () => {
  it('is gone with the session, also where the bank has ended it [S-90]', async () => {
    const { shell } = openSignedIn(
      page,
      bankWith(ours, { requestPin: refusal(401, 'UNAUTHORISED', 'SESSION') }),
    );
    await press('Avanti');
    await waitFor(() => expect(keptRow()).not.toBeNull());

    await press('Conferma');

    await waitFor(() => expect(shell.stores.session.getState().logged).toBe(false));
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('is nothing where the storage takes nothing: what is confirmed is sent all the same [LANG-01]', async () => {
    const { asked } = openSignedIn(page, bankWith(ours, { requestPin: new Promise(() => undefined) }));
    await press('Avanti');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });

    await press('Conferma');

    await waitFor(() => expect(asked).toContain('requestPin'));
    expect(keptRow()).toBeNull();
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
  });
});

async function followWhileSending() {
  const answers = bankWith(ours, { requestPin: new Promise(() => undefined) });
  const { asked } = openSignedIn(page, answers);
  await press('Avanti');
  await press('Conferma');
  await waitFor(() => expect(asked).toContain('requestPin'));
  await userEvent.click(screen.getByRole('link', { name: 'Percorso' }));
  return screen.findByRole('alertdialog');
}

describe('a link that is followed while something is sent', () => {
  it('leads nowhere before the holder has said so: nobody would know what became of it [LANG-02]', async () => {
    const question = await followWhileSending();

    await press('Resta qui');

    expect(question.textContent).toContain('non possiamo dirti se è andata a buon fine');
    expect(window.location.pathname).toBe(page);
  });

  it('leads away once they have, and says that nobody knows [LANG-02]', async () => {
    await followWhileSending();

    await press('Lascia la pagina');

    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(
      await screen.findByRole('alertdialog', { name: 'Non sappiamo se è andata a buon fine' }),
    ).toBeTruthy();
  });
});
