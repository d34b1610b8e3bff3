import type { TimelineMessage, TriggerTimelineFile } from '#schemas';
import type { ToldTimeline } from '#ui/bank';
import { describe, expect, it } from 'vitest';
import { aCardSummary } from '../holder/card.fixture.ts';
import { aProfile } from '../holder/profile.fixture.ts';
import { createStores } from '../stores/stores.ts';
import { createTimeline, isLoyaltyPath } from './timeline.ts';

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const offer: TimelineMessage = { status: 'ok', offers: '/pinView' };
const file: TriggerTimelineFile = {
  blockers: { BLOCKER_PASSWORD: '/loginhandling/temporary-password', BLOCKER_PIN: '/pinView/request' },
  messages: { OFFER: offer },
};

/** A holder who is in, and what the timeline has done for them. */
function aTimeline(path = '/') {
  const stores = createStores(storage);
  stores.session.getState().finalised('LOGIN_END');
  const told: [ToldTimeline, TimelineMessage | undefined][] = [];
  const asked: unknown[] = [];
  const went: string[] = [];
  const recorded: string[] = [];
  const timeline = createTimeline({
    file,
    stores,
    calls: () => ({
      call: (operation, request) => {
        asked.push([operation, request]);
        return new Promise(() => undefined);
      },
    }),
    currentPath: () => path,
    goTo: (to) => void went.push(to),
    tell: (...what) => void told.push(what),
    record: (event) => void recorded.push(event),
  });
  const know = () => {
    stores.profile.getState().received(aProfile());
    stores.cards.getState().received([aCardSummary()]);
  };
  return { timeline, stores, told, asked, went, recorded, know };
}

describe('a message of the timeline', () => {
  it('is told once in a session, and again in the next', () => {
    const { timeline, told, recorded } = aTimeline();

    timeline.hear({ id: 'OFFER', date: '2026-12-01' });
    timeline.hear({ id: 'OFFER' });
    const inOne = told.length;
    timeline.begin();
    timeline.hear({ id: 'OFFER' });

    expect(inOne).toBe(1);
    expect(told).toEqual([
      [{ id: 'OFFER', date: '2026-12-01' }, offer],
      [{ id: 'OFFER' }, offer],
    ]);
    expect(recorded).toEqual([]);
  });

  it.each(['UNKNOWN', 'toString'])('that nobody has written is told as such, and recorded: %s', (id) => {
    const { timeline, told, recorded } = aTimeline();

    timeline.hear({ id });

    expect(told).toEqual([[{ id }, undefined]]);
    expect(recorded).toEqual([`timeline-error ${id}`]);
  });

  it('of another card than the selected one is not told', () => {
    const { timeline, told, know } = aTimeline();
    know();

    timeline.hear({ id: 'OFFER', cardId: '1000002' });
    const ofAnother = told.length;
    timeline.hear({ id: 'OFFER', cardId: '1000001' });

    expect([ofAnother, told.length]).toEqual([0, 1]);
  });
});

describe('a blocker of the timeline', () => {
  it('that settles a login keeps the holder where it is settled, and leads there [TRIG-02]', () => {
    const { timeline, stores, went, told, recorded } = aTimeline();

    timeline.hear({ id: 'BLOCKER_PASSWORD' });

    expect(stores.session.getState().handling).toBe('/loginhandling/temporary-password');
    expect(went).toEqual(['/loginhandling/temporary-password']);
    expect([told, recorded]).toEqual([[], []]);
  });

  it('that settles no login only leads to its page [TRIG-02]', () => {
    const { timeline, stores, went } = aTimeline();

    timeline.hear({ id: 'BLOCKER_PIN' });

    expect(stores.session.getState().handling).toBeUndefined();
    expect(went).toEqual(['/pinView/request']);
  });

  it.each([
    [
      'before the login is over',
      (stores: ReturnType<typeof createStores>) => stores.session.getState().finaliseStarted(),
    ],
    [
      'while something else is settled',
      (stores: ReturnType<typeof createStores>) => stores.session.getState().blockedBy('/migration'),
    ],
  ])('holds the login %s, and leaves the way to the routes', (_when, begin) => {
    const { timeline, stores, went } = aTimeline();
    begin(stores);

    timeline.hear({ id: 'BLOCKER_PIN' });

    expect(stores.session.getState().handling).toBe('/pinView/request');
    expect(went).toEqual([]);
  });

  it('that nobody knows holds a login where its holder finds help, and is recorded', () => {
    const { timeline, stores, went, recorded } = aTimeline();
    stores.session.getState().finaliseStarted();

    timeline.hear({ id: 'BLOCKER_NEW' });

    expect(stores.session.getState().handling).toBe('/loginhandling');
    expect([went, recorded]).toEqual([[], ['timeline-error BLOCKER_NEW']]);
  });

  it('that nobody knows leads a holder who is in nowhere', () => {
    const { timeline, stores, went, recorded } = aTimeline();

    timeline.hear({ id: 'BLOCKER_NEW' });

    expect(stores.session.getState().handling).toBeUndefined();
    expect([went, recorded]).toEqual([[], ['timeline-error BLOCKER_NEW']]);
  });
});

describe('after a login', () => {
  const ask = [['retrieveTtl', { body: { cardId: '1000001' } }]];

  it('the bank is asked once what there is to tell, as soon as profile and cards are known [TRIG-05]', () => {
    const { timeline, stores, asked, know } = aTimeline();

    timeline.begin();
    stores.cards.getState().received([aCardSummary()]);
    const before = [...asked];
    stores.profile.getState().received(aProfile());
    know();

    expect([before, asked]).toEqual([[], ask]);
  });

  it('the bank is asked at once where both are known [TRIG-05]', () => {
    const { timeline, asked, know } = aTimeline();
    know();
    const before = [...asked];

    timeline.begin();

    expect([before, asked]).toEqual([[], ask]);
  });

  it.each([
    [
      'the profile could not be read',
      ({ profile }: ReturnType<typeof createStores>) => profile.getState().failed(),
    ],
    [
      'the cards could not be read',
      ({ cards }: ReturnType<typeof createStores>) => cards.getState().failed(),
    ],
    ['there are no cards', ({ cards }: ReturnType<typeof createStores>) => cards.getState().received([])],
    ['nobody is in', ({ session }: ReturnType<typeof createStores>) => session.getState().finaliseStarted()],
    [
      'something is to be settled',
      ({ session }: ReturnType<typeof createStores>) => session.getState().blockedBy('/migration'),
    ],
  ])('the bank is not asked where %s', (_case, change) => {
    const { timeline, stores, asked, know } = aTimeline();
    know();
    change(stores);

    timeline.begin();

    expect(asked).toEqual([]);
  });

  it('the bank is not asked once a reply has told something by itself [TRIG-05]', () => {
    const { timeline, asked, know } = aTimeline();
    timeline.begin();

    timeline.hear({ id: 'OFFER' });
    know();

    expect(asked).toEqual([]);
  });

  it('the bank is not asked at the loyalty programme, nor later in that session', () => {
    const { timeline, asked, know } = aTimeline('/loyaltyProgram');
    timeline.begin();

    know();
    know();

    expect(asked).toEqual([]);
  });
});

it.each([
  ['/loyaltyProgram', true],
  ['/LOYALTYPROGRAM/status', true],
  ['/', false],
  ['/help/loyaltyProgram', false],
])('%s is of the loyalty programme: %s', (path, isOne) => {
  expect(isLoyaltyPath(path)).toBe(isOne);
});
