import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { operations, type OperationId } from '#schemas';
import { readContract } from '#schemas/provider';
import { toldElsewhere } from '../../ui/state/failures/failure-teller.ts';
import {
  type BankAnswers,
  openPortal,
  openSignedIn,
  profile,
  recovered,
  refusal,
} from '../../ui/shell/portal.fixture.tsx';
import { routes } from '../../ui/state/navigation/routes.ts';
import { aCardContext, aCardSummary, aService } from '../../ui/state/holder/card.fixture.ts';
import { callsOfViews } from '../architecture/view-calls.ts';

beforeEach(() => {
  window.sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.restoreAllMocks();
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
});

const made = callsOfViews();
const ofHolder = made.filter((id) => operations[id].token === 'bearer' || id in toldElsewhere);
const ofNobodyYet = made.filter((id) => !ofHolder.includes(id));

/** How a call can fail, by what the bank answers; without any answer nothing is heard of it. */
const failures = [
  ['is refused by a bare error', refusal(500, 'INTERNAL_ERROR', 'UNAVAILABLE')],
  ['is refused by a code that nobody knows', refusal(422, 'NEW', 'SOMETHING-NEW')],
  ['gets no answer', undefined],
] as const;

type Portal = ReturnType<typeof openPortal>;

async function appOf({ shell }: Portal) {
  await waitFor(() => expect(shell.core.getState().core).toBeDefined());
  const { core } = shell.core.getState();
  if (core === undefined) throw new Error('The portal has not come to stand.');
  return core.app;
}

type App = Awaited<ReturnType<typeof appOf>>;

/** Counts what the holder is told, what stands there already included: error popups, and messages. */
function countTold({ popups, messages }: App['stores']): () => number {
  let told = (popups.getState().error === undefined ? 0 : 1) + messages.getState().messages.length;
  popups.subscribe(
    (now, before) => void (told += now.error !== undefined && now.error !== before.error ? 1 : 0),
  );
  messages.subscribe(
    (now, before) => void (told += Math.max(0, now.messages.length - before.messages.length)),
  );
  return () => told;
}

const card = aCardSummary();
const every = readContract().operations;

/** What the bank answers to a holder with a card that has all: what the contract gives as examples, where nothing else is said. */
function wellAnswered(): BankAnswers {
  const examples = [...every.values()].map(({ id, examples: { reply } }) => [id, reply[0]]);
  const context = aCardContext({
    profiling: { INSTALLMENT: aService('INSTALLMENT'), '3D_SECURE': aService('3D_SECURE') },
  });
  return {
    ...Object.fromEntries(examples),
    readDictionary: { locale: 'it', version: '1', messages: {} },
    readUserProfile: { ...profile, userInfo: { cards: [card] } },
    recoverLoginFlow: recovered,
    listCards: { cards: [card] },
    readCardContext: { cardContext: context },
    retrieveTtl: { TTLCardId: card.id },
  };
}

const broken = refusal(500, 'INTERNAL_ERROR', 'UNAVAILABLE');

/** Returns whether something must stand where a call has failed that opens no popup. */
const isTold = (id: OperationId) => toldElsewhere[id] === 'own-words' || toldElsewhere[id] === 'page';

/** What every session begins with, and the call by which a page shows that it stands on it. */
const shownBy: Partial<Record<OperationId, OperationId>> = {
  listCards: 'readCardContext',
};

/** The programme asks which card is chosen, and shows nothing of what may be done with it. */
const standsWithout: Readonly<Record<string, OperationId>> = { '/loyaltyProgram': 'readCardContext' };

/** The pages that are built by hand and that a holder opens by their address. */
const pages = routes
  .filter(({ view, access }) => view !== undefined && access === 'secured')
  .map(({ path }) => path.replace('/*', ''));

/** What a page tells of what failed: in popups and messages, and in the place of what is missing. */
type Seen = { told: number; isInPlace: boolean };

/** Opens a page anew and lets it come to rest; answers what it asks of the bank, and what it tells of what failed. */
async function openAtRest(path: string, failing: BankAnswers = {}, hasTold = (_seen: Seen) => true) {
  cleanup();
  window.sessionStorage.clear();
  const portal = openSignedIn(path, { ...wellAnswered(), ...failing });
  const app = await appOf(portal);
  const told = countTold(app.stores);
  const seen = (): Seen => ({
    told: told(),
    isInPlace:
      screen.queryAllByRole('button', { name: 'Riprova', hidden: true }).length +
        screen.queryAllByRole('alert', { hidden: true }).length >
      0,
  });
  await waitFor(() => expect(portal.asked).toContain('readUserProfile'));
  await settled(app);
  await screen.findByRole('heading', { level: 1, hidden: true });
  await settled(app);
  // What tells may still be drawn; what never comes is for the test to say.
  await waitFor(() => expect(hasTold(seen())).toBe(true), { timeout: 10_000 }).catch(() => {});
  await settled(app);
  return { asked: portal.asked, seen: seen() };
}

/** Has each call fail as a view’s, after a key of the holder’s own, and answers how often each was told. */
async function tellings(portal: Portal, ids: readonly OperationId[], answer: Response | undefined) {
  const app = await appOf(portal);
  const { calls, stores } = app;
  const told = countTold(stores);
  const times: Record<string, number> = {};
  for (const id of ids) {
    portal.bank[id] = answer;
    fireEvent.keyDown(document.body, { key: 'a' });
    const before = told();
    // Views ask for more than one thing at once, and again.
    const outcomes = await Promise.all([calls.call(id), calls.call(id), calls.call(id)]);
    expect(outcomes.map(({ kind }) => kind)).not.toContain('done');
    await settled(app);
    times[id] = told() - before;
    stores.popups.getState().closeError();
  }
  return times;
}

/** Lets what is under way come to its end: what tells is fetched, and then asks for its table. */
async function settled({ stores }: App): Promise<void> {
  await waitFor(() => expect(stores.loading.getState().isLoading).toBe(false));
  await vi.dynamicImportSettled();
}

describe('a failed call of a view', () => {
  it.each(failures)(
    'that %s is told once, or where toldElsewhere says [ERR-08] [ERR-17]',
    async (_case, answer) => {
      const portal = openSignedIn('/assistance');
      await screen.findByRole('navigation', { name: 'Menu principale' });

      const times = await tellings(portal, ofHolder, answer);

      const expected = ofHolder.map((id) => [id, id in toldElsewhere ? 0 : 1]);
      expect(times).toEqual(Object.fromEntries(expected));
    },
  );

  it('without a connection is told by its notice alone [S-51]', async () => {
    const portal = openSignedIn('/assistance');
    await screen.findByRole('navigation', { name: 'Menu principale' });
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);

    const times = await tellings(portal, ofHolder, undefined);

    expect(Object.values(times).filter((told) => told > 0)).toEqual([]);
  });

  it('before there is a holder is told by the page that makes it, in no popup', async () => {
    const portal = openPortal('/recovery');
    await screen.findByRole('heading', { level: 1 });

    const times = await tellings(portal, ofNobodyYet, refusal(500, 'INTERNAL_ERROR', 'UNAVAILABLE'));

    expect(ofNobodyYet.length).toBeGreaterThan(4);
    expect(Object.values(times).filter((told) => told > 0)).toEqual([]);
  });

  it('is excused from its popup only where a view makes it', () => {
    expect(Object.keys(toldElsewhere).filter((id) => !made.some((each) => each === id))).toEqual([]);
  });
});

describe('a page', () => {
  it.each(pages)(
    '%s tells of each call that it opens with when it fails [ERR-08] [HOME-18]',
    async (path) => {
      const { asked, seen: well } = await openAtRest(path);
      expect(well).toEqual({ told: 0, isInPlace: false });
      const opening = ofHolder.filter((id) => asked.includes(id));
      const wrong: unknown[] = [];
      for (const id of opening) {
        const hasPlace = isTold(id) && asked.includes(shownBy[id] ?? id) && standsWithout[path] !== id;
        const told = id in toldElsewhere ? 0 : 1;
        const { seen } = await openAtRest(
          path,
          { [id]: broken },
          (now) => now.told >= told && (now.isInPlace || !hasPlace),
        );
        if (seen.told !== told || (hasPlace && !seen.isInPlace)) wrong.push({ id, ...seen });
      }

      expect(opening.length).toBeGreaterThan(1);
      expect(wrong).toEqual([]);
    },
  );
});
