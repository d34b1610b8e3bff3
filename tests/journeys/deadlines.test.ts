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
import type { FormStep, JourneyFile, ScenarioMove } from '#schemas';
import { cleanFiles, cleanViews } from './clean-files.ts';
import { smallLanguage } from './planted.ts';

const language = smallLanguage();
const path = 'journeys/visit/journey.json';
const until = { at: { var: 'data.until' }, to: 'cancelled' };

type Timed = { deadline?: FormStep['deadline']; sets?: Record<string, unknown> };

/** The clean journeys, with a deadline on the screen that asks for the code: five minutes from when it was sent. */
function filesWith({
  deadline = until,
  sets = { 'data.until': { fromNow: 300 } },
}: Timed = {}): SourceFile[] {
  return cleanFiles
    .filter((file) => !file.path.includes('/scenarios/'))
    .map((file) => {
      if (file.path !== path) return file;
      const { steps, data, ...journey } = JSON.parse(file.text) as JourneyFile; // the clean journey
      const { after: _after, ...asking } = steps['ask-code'] as FormStep;
      const send = steps['send'] as { ok: { sets?: object } };
      const timed = {
        ...steps,
        'ask-code': { ...asking, deadline },
        send: { ...send, ok: { ...send.ok, sets: { ...send.ok.sets, ...sets } } },
      };
      const declared = { ...data, until: { type: 'text' } };
      return {
        path,
        text: JSON.stringify({ ...journey, data: declared, steps: timed, invariants: [] }, null, 2),
      };
    });
}

function sourcesWith(moves?: readonly ScenarioMove[], files = filesWith(), now?: string) {
  const given = { input: { cardId: '1000001' }, ...(now !== undefined && { now }) };
  const scenario = { $schema: 'x', title: 'waits', given, do: moves };
  const own = { path: 'journeys/visit/scenarios/waits.json', text: JSON.stringify(scenario) };
  return readSources(language, moves ? [...files, own] : files, { views: cleanViews });
}

const toCode: readonly ScenarioMove[] = [
  { action: 'submit', values: { telephone: '333123456' } },
  { answer: { operation: 'sendCode', body: { place: 'x' } }, expect: { at: 'visit/ask-code' } },
];

const resultsOf = (moves: readonly ScenarioMove[], now?: string) =>
  testJourneys(sourcesWith(moves, filesWith(), now)).scenarios.map(({ result }) => result);

/** The files with {remaining} in the text of a step. */
const saying = (key: string) =>
  filesWith().map((file) => {
    if (file.path !== 'i18n/it/visit.json') return file;
    const texts = JSON.parse(file.text) as Record<string, object>; // texts by step
    const told = { ...texts, [key]: { ...texts[key], body: 'Hai ancora {remaining}.' } };
    return { path: file.path, text: JSON.stringify(told) };
  });

const codesSaying = (key: string) => check(sourcesWith(undefined, saying(key))).map(({ code }) => code);

describe('a deadline', () => {
  it('is clean, and read like what a screen shows [LANG-12]', () => {
    expect(check(sourcesWith())).toEqual([]);
    const unset = check(sourcesWith(undefined, filesWith({ sets: {} })));
    expect(unset.map(({ code }) => code)).toContain('data-unset');
  });

  it('fills {remaining} in the texts of its screen, and of no other [LANG-12]', () => {
    expect(codesSaying('ask-code')).not.toContain('placeholder-unknown');
    expect(codesSaying('ask-number')).toContain('placeholder-unknown');
  });

  it('is held against what its datum is: a number of seconds is no instant [LANG-12]', () => {
    const found = check(
      sourcesWith(
        undefined,
        filesWith({ deadline: { at: { count: [{ var: 'input.cardId' }] }, to: 'cancelled' } }),
      ),
    );

    expect(found.map(({ code, pointer }) => [code, pointer])).toContainEqual([
      'data-mismatch',
      '/steps/ask-code/deadline/at',
    ]);
  });

  it('is played by scenarios, which say when they begin and let time pass [LANG-12]', () => {
    const instant = '2027-01-01T08:05:00.000Z';

    expect(
      resultsOf(
        [
          ...toCode,
          { wait: 200, expect: { at: 'visit/ask-code', data: { until: instant } } },
          { wait: 99, expect: { at: 'visit/ask-code' } },
          { wait: 1, expect: { outcome: 'cancelled' } },
        ],
        '2027-01-01T08:00:00Z',
      ),
    ).toEqual([{ passed: true }]);
  });

  it('is found by explore, with a title that says it [LANG-12]', () => {
    const { missing, unreached, defects } = explore(sourcesWith());

    expect(missing.map(({ scenario: { title } }) => title)).toContain('in «Il codice» il tempo finisce');
    expect(JSON.stringify(missing)).toContain('{"wait":300');
    expect([...unreached.filter(({ pointer }) => pointer.includes('/deadline')), ...defects]).toEqual([]);
  });

  it('is told by a comparison: its instant, and where it leads [LANG-12]', () => {
    const other = filesWith({ deadline: { at: { var: ['data.until', ''] }, to: 'blocked' } });
    const [diff] = diffJourneys(sourcesWith(), sourcesWith(undefined, other));

    expect(diff?.ways).toEqual([
      { name: 'ask-code —timer deadline→', before: 'cancelled', after: 'blocked' },
    ]);
    expect(diff?.details.map(({ name }) => name)).toEqual(['ask-code: deadline at']);
  });

  it('is drawn as time that leads on, and counts towards coverage [LANG-12]', () => {
    const definition = sourcesWith().journeys.get('visit')?.journey?.value;
    const drawing = definition && drawingOf(definition, { contract: language.contract });
    const { items, seen } = testJourneys(sourcesWith(toCode));

    expect(drawing?.ways.filter(({ from, to }) => from === 'ask-code' && to === 'cancelled')).toHaveLength(2);
    expect(
      measure(items, seen).uncovered.flatMap(({ pointer, label }) =>
        pointer.includes('/deadline') ? [label.en] : [],
      ),
    ).toEqual(['ask-code deadline']);
  });
});

const polling = { operation: 'verifyCode', every: { seconds: 2, most: 20 }, ok: { to: 'ask-code' } };

/** What is said of a screen that asks the bank again and again, with a deadline. */
function silentWith(at: unknown): (string | undefined)[] {
  const files = filesWith({ deadline: { at, to: 'cancelled' } }).map((file) =>
    file.path === path
      ? { path, text: file.text.replace('"deadline":', `"runs": ${JSON.stringify(polling)}, "deadline":`) }
      : file,
  );
  const found = check(readSources(language, files, { views: cleanViews }));
  return found.flatMap(({ code, message }) => (code === 'poll-silent' ? message : []));
}

it('finds a screen that asks no more and stays where its deadline is no instant [LANG-12]', () => {
  const stays = ['After 40 seconds "ask-code" asks no more, and stays where its deadline is no instant.'];

  expect(silentWith({ var: 'data.until' })).toEqual([]);
  expect(silentWith({ var: ['data.until', '2030-01-01T00:00:00Z'] })).toEqual([]);
  expect(silentWith({ var: ['data.until', ''] })).toEqual(stays);
  expect(silentWith('soon')).toEqual(stays);
});
