import { type Context, writtenOut } from '#engine';
import type { JourneyEnd, JourneyEntry, RefusalReason } from '#ui/journey';
import { describe, expect, it } from 'vitest';
import { engineContext } from '../holder/engine-context.ts';
import { createStores } from '../stores/stores.ts';
import { createLauncher } from './launcher.ts';

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const completed: JourneyEnd = { outcome: 'completed', output: {} };

/** A launcher over journeys that all end well: those named `guarded` are allowed only to anyone with full access. */
function aLauncher({ journeys = [] as string[], guarded = [] as string[], isLimited = false } = {}) {
  const stores = createStores(storage);
  const context: Context = engineContext(stores);
  const opened: unknown[] = [];
  const went: string[] = [];
  const told: RefusalReason[] = [];
  const entryOf = (id: string): JourneyEntry => ({
    id,
    runs: [],
    ...(guarded.includes(id) && { allow: writtenOut({ '!': { var: 'session.limited' } }) }),
  });
  const launcher = createLauncher({
    journeys: {
      listed: () => [],
      find: (name) => (journeys.includes(name) ? { entry: entryOf(name), parameters: {} } : undefined),
      open: (id, input) => {
        opened.push([id, input]);
        return Promise.resolve(completed);
      },
    },
    context: () => ({ ...context, session: { ...context.session, limited: isLimited } }),
    fill: (_opening, given) => ({ ...given, filled: true }),
    goTo: (path) => void went.push(path),
    tell: (why) => void told.push(why),
  });
  return { launcher, opened, went, told };
}

describe('a journey', () => {
  it('opens with its inputs filled, and its end is answered', async () => {
    const { launcher, opened, told } = aLauncher({ journeys: ['PIN'], guarded: ['PIN'] });

    expect(await launcher.open('PIN', { cardId: '7' })).toBe(completed);
    expect(opened).toEqual([['PIN', { cardId: '7', filled: true }]]);
    expect(told).toEqual([]);
  });

  it('that a path opens is gone to', async () => {
    const { launcher, opened, went } = aLauncher({ journeys: ['/pinView'] });

    expect(await launcher.open('/pinView')).toBeUndefined();
    expect([went, opened]).toEqual([['/pinView'], []]);
  });

  it('that nobody has written is said to be off', async () => {
    const { launcher, opened, told } = aLauncher();

    expect(await launcher.open('PIN')).toBeUndefined();
    expect([told, opened]).toEqual([['off'], []]);
  });

  it('that limited access refuses opens the entry of the holder code in its place [RCODE-08]', async () => {
    const journeys = ['PIN', 'REGISTRATION_CODE'];
    const { launcher, opened, told } = aLauncher({ journeys, guarded: ['PIN'], isLimited: true });

    expect(await launcher.open('PIN', { cardId: '7' })).toBe(completed);
    expect(opened).toEqual([['REGISTRATION_CODE', { filled: true }]]);
    expect(told).toEqual([]);
  });

  it('that limited access refuses is told where no entry of the holder code is written', async () => {
    const { launcher, opened, told } = aLauncher({ journeys: ['PIN'], guarded: ['PIN'], isLimited: true });

    expect(await launcher.open('PIN')).toBeUndefined();
    expect([told, opened]).toEqual([['limited'], []]);
  });

  it('that is the entry of the holder code itself is refused once', async () => {
    const journeys = ['REGISTRATION_CODE'];
    const { launcher, told } = aLauncher({ journeys, guarded: journeys, isLimited: true });

    await launcher.open('REGISTRATION_CODE');

    expect(told).toEqual(['limited']);
  });

  it('that nobody has written opens no holder code, whatever is written beside it', async () => {
    const { launcher, opened, told } = aLauncher({ journeys: ['REGISTRATION_CODE'] });

    await launcher.open('PIN');

    expect([told, opened]).toEqual([['off'], []]);
  });

  it('is refused to a tile by its guard, over the inputs that it would have', () => {
    const { launcher } = aLauncher({ journeys: ['PIN'], guarded: ['PIN'], isLimited: true });
    const opening = launcher.find('PIN');

    expect(opening && launcher.refusal(opening)).toBe('limited');
    expect(opening && launcher.input(opening)).toEqual({ filled: true });
  });
});
