import type { JourneyFile, Step } from '#schemas';
import { describe, expect, it } from 'vitest';
import { catalogue, context, end, forms, journey, libraryOf, operations } from '../fixtures/try-out.ts';
import { journeyErrorTexts } from '../errors.ts';
import { start } from '../machine/start.ts';
import { compileLibrary } from './library.ts';
import { placeholders, textKeys } from './text-keys.ts';
import { reads, writes } from './dependencies.ts';

const ask = (rest: Partial<Extract<Step, { kind: 'form' }>> = {}): Step => ({
  kind: 'form',
  actions: { submit: { to: 'done' } },
  ...rest,
});
const call = (rest: Partial<Extract<Step, { kind: 'call' }>> = {}): Step => ({
  kind: 'call',
  operation: 'send',
  ok: { to: 'done' },
  ...rest,
});
const with2 = (step: Step, rest: Partial<JourneyFile> = {}): JourneyFile =>
  journey({ first: step, done: end('completed') }, rest);
const data = { secret: { type: 'text', sensitive: true }, plain: { type: 'text' } } as const;

describe('a library refuses', () => {
  it.each<[string, JourneyFile, object]>([
    [
      'STEP_UNKNOWN',
      with2(ask({ actions: { submit: { to: 'nowhere' } } })),
      { path: '/steps/first', step: 'nowhere' },
    ],
    ['STEP_UNKNOWN', with2(ask({ after: { seconds: 1, to: 'nowhere' } })), { step: 'nowhere' }],
    ['STEP_UNKNOWN', with2(ask(), { start: 'nowhere' }), { path: 'start', step: 'nowhere' }],
    ['STEP_UNKNOWN', with2(ask(), { limits: { l: { max: 1, to: 'nowhere' } } }), { path: 'limits' }],
    ['STEP_UNKNOWN', with2(call({ errors: { X: { type: 'SHOW', to: 'nowhere' } } })), { step: 'nowhere' }],
    ['STEP_KIND_UNKNOWN', with2({ kind: 'magic' } as never), { kind: 'magic' }],
    ['FORM_UNKNOWN', with2(ask({ form: 'nowhere' })), { form: 'nowhere' }],
    [
      'OPERATION_UNKNOWN',
      with2(call({ operation: 'toString' })),
      { operation: 'toString', path: '/steps/first/operation' },
    ],
    ['LIMIT_UNKNOWN', with2(call({ errors: { X: { type: 'SHOW', counts: 'l' } } })), { limit: 'l' }],
    [
      'ROUTE_INCOMPLETE',
      with2(call({ errors: { X: { type: 'FIELD' } } })),
      { path: '/steps/first/errors/X' },
    ],
    ['ROUTE_INCOMPLETE', with2(ask(), { errors: { X: { type: 'FORM-PREVIOUS' } } }), { path: '/errors/X' }],
    ['FORM_UNKNOWN', with2(call({ errors: { X: { type: 'FORM', form: 'gone' } } })), { form: 'gone' }],
    [
      'FIELD_UNKNOWN',
      with2(call({ errors: { X: { type: 'FIELD', form: 'code', field: '/gone' } } })),
      { form: 'code', field: '/gone' },
    ],
    [
      'CASES_OPEN',
      with2({ kind: 'branch', cases: [{ to: 'done' }, { to: 'done' }] }),
      { path: '/steps/first/cases' },
    ],
    [
      'CASES_OPEN',
      with2(
        call({
          ok: [
            { when: true, to: 'done' },
            { when: true, to: 'done' },
          ],
        }),
      ),
      { path: '/steps/first/ok' },
    ],
    ['DATA_UNDECLARED', with2(call({ body: { a: { var: 'data.gone' } } })), { name: 'gone' }],
    ['DATA_UNDECLARED', with2(ask({ saves: { 'data.gone': '/a' } })), { name: 'gone' }],
    ['INPUT_UNDECLARED', with2(call({ body: { a: { var: 'input.gone' } } })), { name: 'gone' }],
    [
      'EXPRESSION_OPERATOR_UNKNOWN',
      with2(ask({ actions: { submit: { to: 'done', when: { '==': [1, 1] } } } })),
      { path: '/steps/first/actions/submit/when', operator: '==' },
    ],
    [
      'EXPRESSION_ROOT_UNKNOWN',
      with2(ask({ actions: { submit: { to: 'done', sets: { 'data.plain': { var: 'result.a' } } } } }), {
        data,
      }),
      { path: '/steps/first/actions/submit/sets/data.plain', variable: 'result.a' },
    ],
    [
      'SENSITIVE_LEAK',
      with2(
        ask({
          actions: { submit: { to: 'done', sets: { 'data.plain': { cat: [{ var: 'data.secret' }] } } } },
        }),
        { data },
      ),
      { name: 'plain' },
    ],
    ['JOURNEY_UNKNOWN', with2({ kind: 'journey', journey: 'gone', exits: {} }), { id: 'gone' }],
    [
      'JOURNEY_UNKNOWN',
      with2(
        call({
          operation: 'change',
          stepUp: { exits: { verified: 'retry', blocked: { to: 'done' }, closed: { to: 'done' } } },
        }),
      ),
      { id: 'sca' },
    ],
  ])('%s with its place', (code, file, details) => {
    expect(() => libraryOf([file])).toThrow(
      expect.objectContaining({ code, details: expect.objectContaining({ journey: 'trial', ...details }) }),
    );
  });

  it('EXIT_MISSING, when an outcome of a sub-journey leads nowhere', () => {
    const outer = with2({ kind: 'journey', journey: 'inner', exits: { completed: { to: 'done' } } });
    const inner = {
      ...journey({
        first: ask({ actions: { submit: { to: 'a' }, close: { to: 'b' } } }),
        a: end('completed'),
        b: end('cancelled'),
      }),
      id: 'inner',
    };

    expect(() => libraryOf([outer, inner])).toThrow(
      expect.objectContaining({
        code: 'EXIT_MISSING',
        details: { journey: 'trial', path: '/steps/first', outcome: 'cancelled' },
      }),
    );
  });

  it('SENSITIVE_LEAK, when what a sub-journey gives back is sensitive there and plain here', () => {
    const outer = (name: string) =>
      with2(
        {
          kind: 'journey',
          journey: 'inner',
          exits: { completed: { to: 'done', sets: { [`data.${name}`]: { var: 'result.word' } } } },
        },
        { data },
      );
    const inner = journey(
      { first: ask(), done: { kind: 'end', outcome: 'completed', output: { word: { var: 'data.secret' } } } },
      { id: 'inner', data },
    );

    expect(() => libraryOf([outer('plain'), inner])).toThrow(
      expect.objectContaining({ code: 'SENSITIVE_LEAK' }),
    );
    expect(libraryOf([outer('secret'), inner]).journeys.size).toBe(2);
  });

  it('JOURNEY_TWICE, when two journeys have one id', () => {
    expect(() => libraryOf([with2(ask()), with2(ask())])).toThrow(
      expect.objectContaining({ code: 'JOURNEY_TWICE' }),
    );
  });
});

describe('an error of the engine', () => {
  it('has words for its code, and says code and place in its message', () => {
    expect(() => libraryOf([with2(ask(), { start: 'nowhere' })])).toThrow(
      'STEP_UNKNOWN {"journey":"trial","path":"start","step":"nowhere"}',
    );
    for (const [code, words] of Object.entries(journeyErrorTexts))
      expect(`${code}: ${words}`).toMatch(/^[A-Z_]+: .{20,}/);
  });
});

const library = (file: JourneyFile) =>
  compileLibrary({ journeys: [file], forms: { trial: forms }, errors: catalogue, operations });
const hash = (file: JourneyFile) => library(file).journeys.get('trial')?.hash;

describe('a compiled journey', () => {
  it('has the same hash whatever the order of keys, and another for other content', () => {
    const file = with2(ask());
    const turned = Object.fromEntries(Object.entries(file).toReversed()) as JourneyFile; // the same keys

    expect(hash(turned)).toBe(hash(file));
    expect(hash(file)).toMatch(/^[0-9a-f]{16}$/);
    expect(hash({ ...file, version: '1.0.1' })).not.toBe(hash(file));
  });

  it('has its guards compiled once: the file may change afterwards and the run does not', () => {
    const file = with2(ask(), { allow: { '===': [1, 1] } });
    const compiled = library(file);

    file.allow = { '===': [1, 2] };

    expect(start(compiled, { runId: 'run', journey: 'trial', input: {}, context }).refusal).toBeUndefined();
  });
});

describe('what a step reads and writes', () => {
  it('is found in all its expressions, and in where its choices come from', () => {
    const file = with2(
      ask({
        form: 'choice',
        saves: { 'data.plain': '/a' },
        shows: { word: { var: 'data.secret' } },
        actions: { submit: { to: 'done', sets: { 'data.secret': { var: ['data.plain', ''] } } } },
      }),
      { data, input: { list: 'list' } },
    );
    const choice = {
      schema: { type: 'object' as const, properties: { a: {} } },
      ui: { a: { choicesFrom: 'input.list' } },
    };
    const step = libraryOf([file], { forms: { trial: { choice } } })
      .journeys.get('trial')
      ?.steps.get('first');
    if (step === undefined) throw new Error('the trial has lost its step');

    expect(reads(step).map(({ path }) => path)).toEqual(['data.secret', 'input.list', 'data.plain']);
    expect(writes(step)).toEqual(['secret', 'plain']);
  });
});

describe('texts by place', () => {
  const file = journey(
    {
      first: ask({
        form: 'code',
        shows: { phone: 'x' },
        actions: { submit: { to: 'send' }, close: { to: 'done' } },
      }),
      send: call({
        ok: { to: 'over' },
        errors: {
          A: { type: 'FIELD', to: 'first', field: '/otp' },
          B: { type: 'FIELD', to: 'done', form: 'code', field: '/otp' },
          C: { type: 'SHOW', message: 'shared' },
          D: { type: 'PROCESS' },
          E: { type: 'BLOCKER', to: 'over' },
        },
      }),
      over: { kind: 'end', outcome: 'completed', popup: 'OVER', message: 'ok' },
      done: end('cancelled'),
    },
    { limits: { wrong: { max: 5, to: 'done' } } },
  );
  const compiled = libraryOf([file]).journeys.get('trial');
  if (compiled === undefined) throw new Error('the library has lost its journey');

  it('are listed for screens, fields, ends and the routes that show one', () => {
    const keys = textKeys(compiled);

    expect(keys.filter(({ required }) => required).map(({ key }) => key)).toEqual([
      'first.title',
      'first.body',
      'first.actions.submit',
      'first.actions.close',
      'first.fields.otp.label',
      'over.message',
      'over.title',
      'over.body',
      'over.actions.close',
      'first.errors.A',
      'first.errors.B',
    ]);
    expect(keys.filter(({ required }) => !required).map(({ key }) => key)).toEqual([
      'first.fields.otp.help',
      'first.fields.otp.error',
    ]);
  });

  it('may use what the step shows, and how many attempts are left', () => {
    expect(placeholders(compiled, 'first')).toEqual(['phone', 'left']);
    expect(placeholders(compiled, 'done')).toEqual(['left']);
  });
});
