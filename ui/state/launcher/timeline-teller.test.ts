import { createTexts, firstTrees, refuseMissingText } from '#i18n';
import type { TimelineMessage } from '#schemas';
import type { ToldTimeline } from '#ui/bank';
import type { Opening } from '#ui/journey';
import { describe, expect, it } from 'vitest';
import { createStores } from '../stores/stores.ts';
import type { Launcher } from './launcher.ts';
import { tellTimeline } from './timeline-teller.ts';

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

type Portal = {
  /** Which journey opens by a popup’s name or a path. */
  opens?: Readonly<Record<string, string>>;
  running?: readonly string[];
};

/** Tells something of the timeline in a portal, and answers the messages and what was opened. */
async function told(
  what: ToldTimeline,
  message: TimelineMessage | undefined,
  { opens = {}, running = [] }: Portal = {},
) {
  const stores = createStores(storage);
  const opened: unknown[] = [];
  const launcher: Launcher = {
    listed: () => [],
    find: (name): Opening | undefined => {
      const id = opens[name];
      return id === undefined ? undefined : { entry: { id, runs: [] }, parameters: {} };
    },
    refusal: () => undefined,
    input: () => ({}),
    open: (...asked) => {
      opened.push(asked);
      return Promise.resolve(undefined);
    },
  };
  const brand = { name: 'Percorso', eCode: 'e-Code', helpLine: '800 000 200', lockLine: '800 000 100' };
  await tellTimeline(what, message, {
    stores,
    texts: createTexts({ trees: firstTrees, brand, onMissing: refuseMissingText }),
    launcher,
    journeys: { isUnderWay: (id) => Promise.resolve(running.includes(id)) },
  });
  const { messages } = stores.messages.getState();
  return { messages, opened, run: () => messages[0]?.action?.run() };
}

const expires = { id: 'PASSWORD_EXPIRES', date: '2026-12-01T00:00:00.000+01:00' };

describe('what the timeline tells', () => {
  it('opens the popup that stands for it, with the bank’s date, and shows no message', async () => {
    const { messages, opened } = await told(
      expires,
      { status: 'warning', opens: 'PASSWORD' },
      { opens: { PASSWORD: 'password' } },
    );

    expect(opened).toEqual([['PASSWORD', { date: expires.date }]]);
    expect(messages).toEqual([]);
  });

  it('opens that popup without a date where the bank gives none', async () => {
    const { opened } = await told(
      { id: 'TUTORIAL_K6' },
      { status: 'ok', opens: 'TUTORIAL' },
      { opens: { TUTORIAL: 'tutorial' } },
    );

    expect(opened).toEqual([['TUTORIAL', { date: '' }]]);
  });

  it('is a message while no journey opens by that popup, with the date in it [TRIG-03]', async () => {
    const { messages, opened } = await told(expires, { status: 'warning', opens: 'PASSWORD' });

    expect(messages).toMatchObject([{ status: 'warning', text: 'La tua password scade il 01.12.2026.' }]);
    expect(messages[0]).not.toHaveProperty('action');
    expect(messages[0]).not.toHaveProperty('offers');
    expect(opened).toEqual([]);
  });

  it('is a message that leads to what it offers when asked to [TRIG-03]', async () => {
    const { messages, opened, run } = await told(
      { id: 'INSTALLMENT_OFFER' },
      { status: 'ok', offers: '/installments' },
      { opens: { '/installments': 'plan' } },
    );
    const before = [...opened];

    run();

    expect(messages).toMatchObject([
      {
        status: 'ok',
        text: 'Hai acquisti che puoi pagare a rate.',
        action: { label: 'Scegli gli acquisti' },
        offers: 'plan',
      },
    ]);
    expect([before, opened]).toEqual([[], [['/installments']]]);
  });

  it('is a message with a way to a path that is no journey’s, which no run can be at', async () => {
    const { messages } = await told(
      { id: 'INSTALLMENT_OFFER' },
      { status: 'ok', offers: '/help' },
      { running: ['plan'] },
    );

    expect(messages).toMatchObject([{ action: { label: 'Scegli gli acquisti' } }]);
    expect(messages[0]).not.toHaveProperty('offers');
  });

  it.each([
    [['plan'], 0],
    [['pin', 'plan'], 0],
    [['pin'], 1],
  ])('is not said to a holder who is in the journey already: in %j', async (running, count) => {
    const { messages } = await told(
      { id: 'INSTALLMENT_OFFER' },
      { status: 'ok', offers: '/installments' },
      { opens: { '/installments': 'plan' }, running },
    );

    expect(messages).toHaveLength(count);
  });

  it('is said to be something where nobody has written words for it', async () => {
    const { messages, opened } = await told({ id: 'UNKNOWN' }, undefined);

    expect(messages).toMatchObject([{ status: 'warning', text: expect.stringMatching(/\w/) }]);
    expect(messages).toHaveLength(1);
    expect(opened).toEqual([]);
  });
});
