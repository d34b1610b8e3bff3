import { describe, expect, it } from 'vitest';
import {
  check,
  diffJourneys,
  drawingOf,
  explore,
  measure,
  readSources,
  testJourneys,
  type SourceFile,
} from '#analysis';
import type { JourneyFile, ScenarioMove } from '#schemas';
import { cleanFiles, cleanViews } from './clean-files.ts';
import { smallLanguage } from './planted.ts';

const language = smallLanguage();
const path = 'journeys/visit/journey.json';

const isDone = { '===': [{ var: 'result.done' }, true] };

/** Asks while the code is awaited whether it was given elsewhere, and while the number is typed where it is. */
const behind = {
  'ask-number': {
    operation: 'sendCode',
    on: '/telephone',
    body: { telephone: { var: 'data.phone' } },
    ok: { to: 'ask-number', sets: { 'data.place': { var: 'result.place' } } },
  },
  'ask-code': {
    operation: 'verifyCode',
    every: { seconds: 2, most: 30 },
    ok: [{ when: isDone, to: 'which' }, { to: 'ask-code' }],
    errors: { LOCKED: { type: 'BLOCKER', to: 'blocked' } },
  },
};

/** The clean journeys, with what two of their screens ask behind them. */
function filesWith(runs: Readonly<Record<string, object>> = behind): SourceFile[] {
  return cleanFiles
    .filter((file) => !file.path.includes('/scenarios/'))
    .map((file) => {
      if (file.path !== path) return file;
      const journey = JSON.parse(file.text) as JourneyFile; // the clean journey
      const steps = Object.entries(journey.steps).map(([name, step]) => [
        name,
        runs[name] ? { ...step, runs: runs[name] } : step,
      ]);
      const invariants: JourneyFile['invariants'] = [];
      return {
        path,
        text: JSON.stringify({ ...journey, steps: Object.fromEntries(steps), invariants }, null, 2),
      };
    });
}

function sourcesWith(moves?: readonly ScenarioMove[], files = filesWith()) {
  const scenario = { $schema: 'x', title: 'asks', given: { input: { cardId: '1000001' } }, do: moves };
  const own = { path: 'journeys/visit/scenarios/asks.json', text: JSON.stringify(scenario) };
  return readSources(language, moves ? [...files, own] : files, { views: cleanViews });
}

const toCode: readonly ScenarioMove[] = [
  { action: 'submit', values: { telephone: '333123456' }, expect: { calls: { operation: 'sendCode' } } },
  { answer: { operation: 'sendCode', body: { place: 'x' } }, expect: { at: 'visit/ask-code' } },
];

const asked = { operation: 'verifyCode', body: { done: false } };

describe('what runs behind a screen', () => {
  it('is clean, and read by the guards and mappings that it has [LANG-11]', () => {
    expect(check(sourcesWith())).toEqual([]);
  });

  it('is played by scenarios: it stays, asks again after its time, and leads on [LANG-11]', () => {
    const { scenarios } = testJourneys(
      sourcesWith([
        ...toCode,
        { answer: asked, expect: { at: 'visit/ask-code' } },
        { wait: 2, expect: { calls: { operation: 'verifyCode' } } },
        { answer: { operation: 'verifyCode', unreachable: true }, expect: { at: 'visit/ask-code' } },
        { wait: 2 },
        {
          answer: { operation: 'verifyCode', body: { done: true } },
          expect: { calls: { operation: 'changeNumber' } },
        },
      ]),
    );

    expect(scenarios.map(({ result }) => result)).toEqual([{ passed: true }]);
  });

  it('is played while the holder types, after a pause [LANG-11]', () => {
    const { scenarios } = testJourneys(
      sourcesWith([
        { typed: { telephone: '333123456' } },
        { wait: 1, expect: { calls: { operation: 'sendCode', body: { telephone: '333123456' } } } },
        { answer: { operation: 'sendCode', body: { place: 'y' } }, expect: { data: { place: 'y' } } },
        { action: 'close', expect: { outcome: 'cancelled' } },
      ]),
    );

    expect(scenarios.map(({ result }) => result)).toEqual([{ passed: true }]);
  });

  it('is found by explore in all its ways, with titles that say them [LANG-11]', () => {
    const { missing, unreached } = explore(sourcesWith());

    const made = missing.map(({ scenario }) => JSON.stringify(scenario)).join('\n');
    expect(made).toContain('"typed":{"telephone"');
    expect(missing.map(({ scenario: { title } }) => title)).toContain(
      'la banca rifiuta ciò che «Il codice» chiede con LOCKED',
    );
    expect(unreached.filter(({ pointer }) => pointer.includes('/runs/'))).toEqual([]);
  });

  it('is told by a comparison: what is called, how often, and where answers lead [LANG-11]', () => {
    const other = {
      ...behind,
      'ask-code': {
        ...behind['ask-code'],
        every: { seconds: 5, most: 20 },
        ok: [{ when: isDone, to: 'done' }, { to: 'ask-code' }],
        errors: {},
      },
    };
    const [diff] = diffJourneys(sourcesWith(), sourcesWith(undefined, filesWith(other)));

    expect(diff?.ways).toEqual([{ name: 'ask-code —ok 1→', before: 'which', after: 'done' }]);
    expect(diff?.errors.map(({ name }) => name)).toEqual(['ask-code: LOCKED']);
    expect(diff?.details.map(({ name }) => name)).toEqual([
      'ask-code: runs every seconds',
      'ask-code: runs every most',
    ]);
  });

  it('is drawn: what a screen asks, and where its answers lead [LANG-11]', () => {
    const definition = sourcesWith().journeys.get('visit')?.journey?.value;
    const drawing = definition && drawingOf(definition, { contract: language.contract });

    expect(drawing?.steps.find(({ name }) => name === 'ask-code')?.label).toBe('ask-code · ↻ verifyCode');
    expect(drawing?.ways.filter(({ from, to }) => from === 'ask-code' && to === 'which')).toMatchObject([
      { label: 'ok 1', isRefusal: false },
    ]);
    expect(drawing?.ways.some(({ label }) => label.includes('/telephone'))).toBe(false);
  });

  it('counts towards coverage [LANG-11]', () => {
    const { items, seen } = testJourneys(sourcesWith([...toCode, { answer: asked }]));

    const { uncovered } = measure(items, seen);
    expect(
      uncovered.flatMap(({ pointer, side }) => (pointer.includes('/runs/') ? [[pointer, side]] : [])),
    ).toEqual([
      ['/steps/ask-number/runs/ok/0', undefined],
      ['/steps/ask-code/runs/ok/0', undefined],
      ['/steps/ask-code/runs/ok/0/when', true],
      ['/steps/ask-code/runs/errors/LOCKED', undefined],
    ]);
  });
});
