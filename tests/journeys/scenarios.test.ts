import { describe, expect, it } from 'vitest';
import { measure, readSources, testJourneys, type SourceFile, type TestReport } from '#analysis';
import type { ScenarioFile, ScenarioMove } from '#schemas';
import { cleanFiles, cleanViews } from './clean-files.ts';
import { smallLanguage } from './planted.ts';

const language = smallLanguage();
const input = { cardId: '1000001' };
const number = { action: 'submit', values: { telephone: '3331234567' } };
const sent = { answer: { operation: 'sendCode', body: { place: 'Roma' } } };
const typed = { action: 'submit', values: { otp: '123456' } };
const verified = { answer: { operation: 'verifyCode', body: { done: true } } };
const wrong = {
  answer: { operation: 'verifyCode', status: 422, body: { code: '5707', type: 'FIELD', message: 'wrong' } },
};
const refusal = (status: number, code: string): ScenarioMove => ({
  answer: { operation: 'sendCode', status, body: { code, type: 'SHOW', message: '' } },
});
const challenged = {
  answer: {
    operation: 'changeNumber',
    status: 403,
    body: { code: 'SCA_REQUIRED', type: 'SCA', message: 'asked', sca: { phoneNumbers: [] } },
  },
};

function scenarioFile(
  index: number,
  moves: readonly ScenarioMove[],
  given: ScenarioFile['given'],
): SourceFile {
  const scenario = { $schema: 'x', title: `walk ${index}`, given: { input, ...given }, do: moves };
  return { path: `journeys/visit/scenarios/walk-${index}.json`, text: JSON.stringify(scenario) };
}

type Walk = readonly ScenarioMove[];

function run(
  walks: readonly Walk[],
  given?: ScenarioFile['given'],
  files: readonly SourceFile[] = cleanFiles,
): TestReport {
  const others = files.filter(({ path }) => !path.includes('/scenarios/'));
  const walked = walks.map((moves, index) => scenarioFile(index, moves, given));
  return testJourneys(readSources(language, [...others, ...walked], { views: cleanViews }));
}

const resultOf = (moves: Walk, given?: ScenarioFile['given']) => run([moves], given).scenarios[0]?.result;

function labels(report: TestReport): string[] {
  expect(report.scenarios.filter(({ result }) => !result.passed)).toEqual([]);
  return measure(report.items, report.seen).uncovered.map(({ journey, label }) => `${journey}: ${label.en}`);
}

describe('a scenario', () => {
  it('passes when each move leads to what it expects', () => {
    const result = resultOf([
      { expect: { at: 'visit/ask-number', popup: null, canGoBack: false } },
      { ...number, expect: { calls: { operation: 'sendCode', body: { telephone: '3331234567' } } } },
      { ...sent, expect: { at: 'visit/ask-code', data: { place: 'Roma' }, canGoBack: true } },
      typed,
      { ...wrong, expect: { at: 'visit/ask-code', fieldErrors: { '/otp': 'ask-code.errors.5707' } } },
      { action: 'back', expect: { at: 'visit/ask-number' } },
      { action: 'close', expect: { outcome: 'cancelled' } },
    ]);

    expect(result).toEqual({ passed: true });
  });

  it('passes when time is up and the timer of the screen leads on', () => {
    const result = resultOf([number, sent, { wait: 59 }, { wait: 1, expect: { outcome: 'cancelled' } }]);

    expect(result).toEqual({ passed: true });
  });

  it('takes up a run after a reload without what is secret', () => {
    const result = resultOf([number, sent, { reload: true, expect: { at: 'visit/ask-number' } }]);

    expect(result).toEqual({ passed: true });
  });

  it('sees the flags it gives', () => {
    const off = { card: { profiling: { KEY_6: { state: 'DISATTIVO' } } } };

    expect(resultOf([{ expect: { refused: 'NOT_ALLOWED' } }], off)).toEqual({ passed: true });
  });

  it.each<{ when: string; moves: Walk; move: number; message: string }>([
    {
      when: 'an expectation does not hold',
      moves: [number, { ...sent, expect: { at: 'visit/plans' } }],
      move: 2,
      message: 'expected at "visit/plans", got "visit/ask-code"',
    },
    {
      when: 'a part of the call is otherwise',
      moves: [{ ...number, expect: { calls: { body: { telephone: '0' } } } }],
      move: 1,
      message: 'expected calls.body.telephone "0", got "3331234567"',
    },
    {
      when: 'a move is refused',
      moves: [{ action: 'plans' }],
      move: 1,
      message:
        'the engine refused it: ACTION_UNKNOWN: visit/ask-number has no action "plans" here, but submit, help, close',
    },
    {
      when: 'the holder acts while a call is under way',
      moves: [number, { action: 'close' }],
      move: 2,
      message:
        'the engine refused it: BUSY: the call to "sendCode" is under way, and the bank is to answer it first',
    },
    {
      when: 'the holder acts after the end',
      moves: [{ action: 'close' }, { action: 'close' }],
      move: 2,
      message: 'the engine refused it: ENDED: the journey has ended with "cancelled"',
    },
    {
      when: 'an answer has a field that the form does not ask for',
      moves: [{ action: 'submit', values: { phone: '3331234567' } }],
      move: 1,
      message: 'the form of visit/ask-number asks for no "phone", but for telephone',
    },
    {
      when: 'an answer breaks the form',
      moves: [{ action: 'submit', values: { telephone: '1' } }],
      move: 1,
      message: 'the engine refused it: VALUES_INVALID at visit/ask-number: telephone (pattern)',
    },
    {
      when: 'another call is under way',
      moves: [number, verified],
      move: 2,
      message: 'no call to "verifyCode" is under way, but one to "sendCode"',
    },
    {
      when: 'the bank cannot answer so',
      moves: [number, { answer: { operation: 'sendCode', body: { place: 'Roma', palce: 'Roma' } } }],
      move: 2,
      message: 'the bank cannot answer so: the body must NOT have additional properties (palce)',
    },
    {
      when: 'the code comes with another status',
      moves: [number, refusal(422, 'TOO_SOON')],
      move: 2,
      message: 'the bank cannot answer so: TOO_SOON comes with the status 429, not 422',
    },
    {
      when: 'the operation is never refused so',
      moves: [number, refusal(422, '5707')],
      move: 2,
      message: 'the bank cannot answer so: "sendCode" is never refused with 5707',
    },
  ])('fails, naming the move, when $when', ({ moves, move, message }) => {
    expect(resultOf(moves)).toMatchObject({ passed: false, move, message: { en: message } });
  });

  it('fails with the place of what is otherwise', () => {
    const result = resultOf([number, { ...sent, expect: { data: { place: 'Milano' } } }]);

    expect(result).toMatchObject({ pointer: '/do/1/expect/data/place' });
  });

  it('fails when the journey breaks, with the reason of the engine', () => {
    const walk: Walk = [{ action: 'help' }, { action: 'close' }, number, sent, { action: 'plans' }];
    const files = cleanFiles.map((file) => ({
      ...file,
      text: file.text.replace(
        '"var": [\n            "data.answer",\n            ""\n          ]',
        '"var": "data.answer"',
      ),
    }));

    const [broken] = run([walk.slice(2)], undefined, files).scenarios;

    expect(broken?.result).toMatchObject({ passed: false, move: 3 });
    expect(JSON.stringify(broken?.result)).toContain('the journey broke: ');
    expect(run([walk], undefined, files).scenarios[0]?.result).toEqual({ passed: true });
  });
});

describe('coverage', () => {
  it('counts nothing as passed when nothing runs', () => {
    const report = run([]);

    const { passed, total } = measure(report.items, report.seen);
    expect(passed).toBe(0);
    expect(total).toBe(report.items.length);
    expect(new Set(labels(report)).size).toBe(total);
  });

  it('counts each way, side and route that was taken, and no other', () => {
    const report = run([
      [
        number,
        sent,
        typed,
        verified,
        { answer: { operation: 'changeNumber', body: { done: true } } },
        { action: 'close' },
      ],
    ]);

    const uncovered = new Set(labels(report));
    const passed = report.items
      .map(({ journey, label }) => `${journey}: ${label.en}`)
      .filter((label) => !uncovered.has(label));
    expect(passed).toEqual([
      'visit: ask-number submit',
      'visit: ask-code submit',
      'visit: send ok',
      'visit: verify ok',
      'visit: change ok 1',
      'visit: which case 1',
      'visit: allow true',
      'visit: which/cases/0/when true',
      'visit: change/ok/0/when true',
    ]);
  });

  it('counts a step-up by the way it went', () => {
    const towards = [number, sent, typed, verified, challenged];
    const report = run([
      [...towards, { action: 'submit' }],
      [...towards, { action: 'wrong' }],
      [...towards, { action: 'close' }],
    ]);

    expect(labels(report).filter((label) => /step-up|sca/.test(label))).toEqual([]);
  });

  it('counts a limit when it is reached, and not before', () => {
    const twice = [number, sent, typed, wrong, typed, wrong];

    expect(labels(run([twice]))).toContain('visit: limit wrong-code');
    expect(labels(run([[...twice, typed, { ...wrong, expect: { outcome: 'blocked' } }]]))).not.toContain(
      'visit: limit wrong-code',
    );
  });

  it('counts timers, exits of sub-journeys, and entries of the catalogue', () => {
    const locked = refusal(422, 'LOCKED');
    const report = run([
      [number, sent, { wait: 60 }],
      [{ action: 'help' }, { action: 'close' }],
      [number, { ...locked, expect: { message: 'errors:popup.locked' } }],
    ]);

    expect(labels(report).filter((label) => /after|assist|guide: (?!allow)|LOCKED/.test(label))).toEqual([]);
  });
});
