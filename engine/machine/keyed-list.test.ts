import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JourneyFile } from '#schemas';
import { end, journey, libraryOf, tryOut } from '../fixtures/try-out.ts';

const max = 3;
const listed = { var: 'data.payees' };
const chosen = { var: 'data.chosen' };
const item = { phone: { var: 'data.phone' }, holder: { var: 'data.holder' } };

const payees = journey(
  {
    list: {
      kind: 'form',
      form: 'code',
      saves: { 'data.chosen': '/otp' },
      actions: {
        add: { when: { '<': [{ count: listed }, max] }, to: 'item', sets: { 'data.chosen': '' } },
        edit: { submits: true, to: 'item' },
        remove: { submits: true, to: 'list', removes: { 'data.payees': chosen } },
        known: { when: { has: [listed, chosen, 'phone'] }, to: 'list' },
        submit: { to: 'done' },
      },
    },
    item: {
      kind: 'form',
      form: 'number',
      saves: { 'data.phone': '/phone', 'data.holder': '/holder' },
      actions: {
        submit: { to: 'list', removes: { 'data.payees': chosen }, puts: { 'data.payees': item } },
        another: {
          submits: true,
          to: 'item',
          puts: { 'data.payees': item },
          sets: { 'data.mark': { var: 'data.phone' } },
        },
        close: { to: 'list' },
      },
    },
    done: end('completed'),
  },
  {
    data: {
      payees: { type: 'list', of: 'provider:Payee', key: 'phone', max },
      chosen: { type: 'text', initial: '' },
      phone: { type: 'text', initial: '' },
      holder: { type: 'text', initial: '' },
      mark: { type: 'text', initial: '' },
    },
    errors: {
      'payees-duplicate': { type: 'FIELD', to: 'item', field: '/phone' },
      'payees-full': { type: 'SHOW' },
    },
  },
);

type Payee = { phone: string; holder: string };
type Data = { payees: readonly Payee[]; chosen: string; phone: string; holder: string; mark: string };

/** What the model knows of a run (docs/language.md): data now, and as they would be again at each screen of the history. */
type Model = {
  now: Data;
  shown: readonly { screen: string; data: Data }[];
  refused?: 'duplicate' | 'full' | undefined;
};

const key = fc.constantFrom('1', '2', '3', '4');
const happenings = fc.array(
  fc.record({
    what: fc.constantFrom(
      'add' as const,
      'edit' as const,
      'remove' as const,
      'submit' as const,
      'another' as const,
      'close' as const,
      'back' as const,
      'reload' as const,
    ),
    phone: key,
    holder: fc.constantFrom('Ada', 'Ugo'),
  }),
  { maxLength: 30 },
);
type Happening = { what: string; phone: string; holder: string };

const begun: Data = { payees: [], chosen: '', phone: '', holder: '', mark: '' };

it('keeps a list by its keys and its length, whatever is put into it, taken off it, taken back and refused in whatever order [LANG-09]', () => {
  fc.assert(
    fc.property(happenings, (all) => {
      const run = tryOut(libraryOf([payees]));
      let model: Model = { now: begun, shown: [{ screen: 'list', data: begun }] };
      for (const happening of all) {
        const next = after(happening, model);
        if (next === undefined) continue;
        play(run, happening);
        model = next;
        expect(run.frame().data).toEqual(model.now);
        expect(run.frame().history).toEqual(model.shown.map(({ screen }) => screen));
        expect(toldBy(run)).toBe(model.refused);
        expect(offered(run)).toEqual(offeredBy(model));
        expect(new Set(model.now.payees.map(({ phone }) => phone)).size).toBe(model.now.payees.length);
        expect(model.now.payees.length).toBeLessThanOrEqual(max);
      }
    }),
    { numRuns: 2000 },
  );
});

type Run = ReturnType<typeof tryOut>;

function play(run: Run, { what, phone, holder }: Happening): void {
  if (what === 'back') run.back();
  else if (what === 'reload') run.reload();
  else run.act(what, run.at() === 'trial/list' ? { otp: phone } : { phone, holder });
}

const toldBy = (run: Run): Model['refused'] => {
  const marked = run.screen().form?.state.errors['/phone'] === 'item.errors.payees-duplicate';
  const shown = run.only('message').map(({ message }) => message.text.key);
  if (marked) return 'duplicate';
  return shown.includes('item.errors.payees-full') ? 'full' : undefined;
};

const offered = (run: Run) => run.screen().actions.map(({ name }) => name);

function offeredBy({ now, shown }: Model): string[] {
  if (shown.at(-1)?.screen === 'item') return ['submit', 'another', 'close'];
  const isKnown = now.payees.some(({ phone }) => phone === now.chosen);
  const room = now.payees.length < max ? ['add'] : [];
  return [...room, 'edit', 'remove', ...(isKnown ? ['known'] : []), 'submit'];
}

/** Returns what the model knows next; nothing where the screen does not have it, or nothing would happen. */
function after({ what, ...typed }: Happening, model: Model): Model | undefined {
  const { now, shown } = model;
  const here = shown.at(-1)?.screen;
  if (what === 'reload') return model.refused === undefined ? model : undefined;
  if (what === 'back') {
    const left = shown.slice(0, -1);
    const [last] = left.slice(-1);
    return last && { now: last.data, shown: left };
  }
  const way = here === 'item' ? onItem(what, now, typed) : onList(what, now, typed);
  return way && gone(way, shown);
}

type Way = { to: string; typed?: Partial<Data>; sets?: Partial<Data>; refused?: Model['refused'] };

function onList(what: string, { payees: all }: Data, { phone }: Payee): Way | undefined {
  if (what === 'add') return all.length < max ? { to: 'item', sets: { chosen: '' } } : undefined;
  if (what === 'edit') return { to: 'item', typed: { chosen: phone } };
  if (what !== 'remove') return undefined;
  return { to: 'list', typed: { chosen: phone }, sets: { payees: all.filter((one) => one.phone !== phone) } };
}

function onItem(what: string, { payees: all, chosen: old }: Data, typed: Payee): Way | undefined {
  if (what === 'close') return { to: 'list' };
  if (what !== 'submit' && what !== 'another') return undefined;
  const place = what === 'submit' ? all.findIndex(({ phone }) => phone === old) : -1;
  const others = all.filter((_one, index) => index !== place);
  if (others.some(({ phone }) => phone === typed.phone)) return { to: 'item', typed, refused: 'duplicate' };
  if (others.length >= max) return { to: 'item', typed, refused: 'full' };
  const put = place < 0 ? [...all, typed] : all.with(place, typed);
  return {
    to: what === 'submit' ? 'list' : 'item',
    typed,
    sets: { payees: put, ...(what === 'another' && { mark: typed.phone }) },
  };
}

/** What is typed is so at every screen that Back leads to; a screen that was shown before is gone back to. */
function gone({ to, typed = {}, sets = {}, refused }: Way, shown: Model['shown']): Model {
  const kept = shown.map((each) => ({ ...each, data: { ...each.data, ...typed } }));
  const before = lastNow(shown);
  const now = { ...before, ...typed, ...sets };
  const at = kept.findIndex(({ screen }) => screen === to);
  return { now, shown: [...(at < 0 ? kept : kept.slice(0, at)), { screen: to, data: now }], refused };
}

const lastNow = (shown: Model['shown']): Data => shown.at(-1)?.data ?? begun;

const adding = (puts: Record<string, unknown>, data: NonNullable<JourneyFile['data']>) =>
  journey(
    { ask: { kind: 'form', actions: { submit: { to: 'done', puts } } }, done: end('completed') },
    { data },
  );
const keyed = { type: 'list', of: 'provider:Payee', key: 'phone', max: 2 } as const;

describe('what an edge cannot put into a list', () => {
  it('is refused when the journey is compiled where the datum is no keyed list [LANG-09]', () => {
    const file = adding({ 'data.payees': { phone: '1' } }, { payees: { type: 'list' } });

    expect(() => libraryOf([file])).toThrow('LIST_UNKNOWN');
  });

  it.each([
    ['has no such member', { holder: 'Ada' }],
    ['is worked out', { if: [true, { phone: '1' }, { phone: '2' }] }],
    ['is no item', 'Ada'],
  ])('is refused when the journey is compiled where what is put %s [LANG-09]', (_how, put) => {
    expect(() => libraryOf([adding({ 'data.payees': put }, { payees: keyed })])).toThrow(
      'EXPRESSION_INVALID',
    );
  });

  it('is what no expression of a journey may write by itself [LANG-09]', () => {
    const written = { put: [{ var: 'data.payees' }, 'phone', null, { phone: '1' }] };
    const file = adding({ 'data.payees': { phone: written } }, { payees: keyed });

    expect(() => libraryOf([file])).toThrow('EXPRESSION_OPERATOR_UNKNOWN');
  });
});

it('does nothing else of an edge that a list refuses, and begins the list anew when what it is from changes [LANG-09]', () => {
  const run = tryOut(
    libraryOf([
      journey(
        {
          ask: {
            kind: 'form',
            form: 'number',
            saves: { 'data.phone': '/phone' },
            actions: {
              submit: {
                to: 'ask',
                puts: { 'data.payees': { phone: 'same' } },
                sets: { 'data.count': { count: [{ var: 'data.payees' }] } },
                file: { name: 'a.pdf', content: 'AA==' },
              },
              close: { submits: true, to: 'done' },
            },
          },
          done: end('completed'),
        },
        {
          data: {
            payees: { type: 'list', of: 'provider:Payee', key: 'phone', max: 2, from: ['phone'] },
            phone: { type: 'text' },
            count: { type: 'number', initial: -1 },
          },
        },
      ),
    ]),
  );

  run.act('submit', { phone: '1' });
  expect(run.only('file')).toHaveLength(1);
  run.act('submit', { phone: '1' });

  expect(run.only('file')).toEqual([]);
  expect(run.only('error-popup')).toMatchObject([{ popup: { code: 'payees-duplicate' } }]);
  expect(run.frame().data).toEqual({ phone: '1', payees: [{ phone: 'same' }], count: 0 });

  run.act('submit', { phone: '2' });

  expect(run.frame().data).toEqual({ phone: '2', payees: [{ phone: 'same' }], count: 0 });
  expect(run.only('file')).toHaveLength(1);
});
