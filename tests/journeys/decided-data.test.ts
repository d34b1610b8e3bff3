import { describe, expect, it } from 'vitest';
import type { FormFile, JourneyFile } from '#schemas';
import { cleanFiles } from './clean-files.ts';
import { checkFiles, smallLanguage } from './planted.ts';

const language = smallLanguage();
const codes = new Set([
  'guard-never',
  'guard-always',
  'case-shadowed',
  'guard-contradicted',
  'value-impossible',
]);

const journey: JourneyFile = {
  id: 'visit',
  version: '1.0.0',
  surface: 'dialog',
  data: {
    way: { type: 'text', initial: '' },
    tries: { type: 'number', initial: 0 },
    all: { type: 'list', initial: [] },
    note: { type: 'text', initial: '' },
  },
  start: 'ask',
  steps: {
    ask: {
      kind: 'form',
      form: 'choice',
      saves: { 'data.way': '/way', 'data.note': '/note' },
      actions: { submit: { to: 'which' } },
    },
    which: { kind: 'branch', cases: [] },
    one: { kind: 'end', outcome: 'one' },
    two: { kind: 'end', outcome: 'two' },
  },
};

const form: FormFile = {
  schema: {
    type: 'object',
    required: ['way'],
    properties: { way: { type: 'string', enum: ['CARD', 'PHONE'] }, note: { type: 'string' } },
  },
};

type Steps = JourneyFile['steps'];

/** Asks in a branch behind a form, and answers what is found of it: `guard-never 0`. */
function found(guards: readonly unknown[], steps: Steps = {}): string[] {
  const cases = [...guards.map((when) => ({ when, to: 'one' })), { to: 'two' }];
  const which = { kind: 'branch', cases } as const;
  const definition = { ...journey, steps: { ...journey.steps, which, ...steps } };
  const files = cleanFiles
    .filter(({ path }) => !path.startsWith('journeys/visit/'))
    .concat(
      { path: 'journeys/visit/journey.json', text: written('journey', 2, definition) },
      { path: 'journeys/visit/forms/choice.json', text: written('form', 3, form) },
    );
  return checkFiles(language, files)
    .filter(({ code, pointer }) => codes.has(code) && pointer.startsWith('/steps/which/'))
    .map(({ code, pointer }) => `${code} ${pointer.split('/')[4]}`);
}

const written = (schema: string, depth: number, value: object) =>
  JSON.stringify({ $schema: `${'../'.repeat(depth)}schemas/journey/${schema}.schema.json`, ...value });

const way = { var: 'data.way' };
const note = { var: ['data.note', ''] };
const tries = { var: 'data.tries' };
const count = { count: [{ var: 'data.all' }] };
const is = (what: unknown, value: unknown) => ({ '===': [what, value] });

/** Lets the screen before the branch write a datum. */
const set = (value: unknown): Steps => ({
  ask: { kind: 'form', actions: { submit: { to: 'which', sets: { 'data.way': value } } } },
});

describe('a guard over data', () => {
  it('is decided by the choices of the field that fills it', () => {
    expect(found([is(way, 'CARD'), is(way, 'PHONE')])).toEqual(['guard-contradicted 2']);
    expect(found([is(way, 'BOTH')])).toEqual(['value-impossible 0']);
    expect(found([is(way, 'CARD')])).toEqual([]);
  });

  it('is not decided by what the holder may write freely, or leave empty', () => {
    expect(found([is(note, ''), is(note, 'CARD')])).toEqual([]);
    expect(found([is({ var: ['data.note', 'none'] }, 'none')])).toEqual([]);
  });

  it('is decided by numbers on either side of what it is compared with', () => {
    expect(found([{ '>': [tries, 3] }, { '>=': [tries, 4] }])).toContain('case-shadowed 1');
    expect(found([{ and: [{ '>': [count, 2] }, { '<': [count, 3] }] }])).toEqual(['guard-never 0']);
    expect(found([{ '>=': [count, 0] }])).toEqual(['guard-always 0']);
    expect(found([{ '<': [1, count, 3] }])).toEqual(['guard-contradicted 0']);
  });

  it('is decided by what the journey writes, until something else may have written it', () => {
    expect(found([is(way, 'CARD')], set('CARD'))).toEqual(['guard-contradicted 1']);
    expect(found([is(way, 'CARD')], set('PHONE'))).toEqual(['value-impossible 0']);
    expect(found([is(way, 'CARD')], set({ var: 'card.id' }))).toEqual([]);
  });

  it('is informed of where the paths agree alone', () => {
    const both: Steps = {
      ask: {
        kind: 'form',
        actions: {
          submit: { to: 'which', sets: { 'data.way': 'CARD' } },
          other: { to: 'which', sets: { 'data.way': 'PHONE' } },
        },
      },
    };

    expect(found([is(way, 'CARD')], both)).toEqual([]);
    expect(found([is(way, 'CARD'), is(way, 'PHONE')], both)).toEqual(['guard-contradicted 2']);
  });

  it('that is compared with other data is known where it was asked before', () => {
    const same = { '===': [way, note] };
    const again: Steps = {
      ask: { kind: 'form', actions: { submit: { to: 'first' } } },
      first: { kind: 'branch', cases: [{ when: same, to: 'which' }, { to: 'two' }] },
    };

    expect(found([same])).toEqual([]);
    expect(found([{ '!': [same] }], again)).toEqual(['guard-contradicted 0']);
  });
});

describe('a guard over the flags of a card', () => {
  const isOn = is({ var: 'card.profiling.KEY_6.state' }, 'ATTIVO');
  const asked = (commit: boolean): Steps => ({
    ask: { kind: 'form', actions: { submit: { to: 'first' } } },
    first: { kind: 'branch', cases: [{ when: isOn, to: 'change' }, { to: 'two' }] },
    change: { kind: 'call', operation: 'verifyCode', ...(commit && { commit }), ok: { to: 'which' } },
  });

  it('is decided by a guard before it, until something was done for good', () => {
    expect(found([isOn], asked(false))).toEqual(['guard-contradicted 1']);
    expect(found([isOn], asked(true))).toEqual([]);
  });
});
