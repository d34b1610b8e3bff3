import { expect, it } from 'vitest';
import type { JourneyFile, Step } from '#schemas';
import { cleanFiles } from './clean-files.ts';
import { checkFiles, smallLanguage } from './planted.ts';

const language = smallLanguage();
const file = 'journeys/visit/journey.json';
const asked = (value: string) => ({ '===': [{ var: 'data.way' }, value] });
const limited = { var: 'session.limited' };

/** Checks the clean journeys with other steps in one of them, and answers what is said of its guards. */
function guardsFound(data: JourneyFile['data'], steps: Record<string, Step>) {
  const [visit] = cleanFiles.filter(({ path }) => path === file);
  const journey = JSON.parse(visit?.text ?? '') as JourneyFile;
  const start = Object.keys(steps)[0] ?? '';
  const text = JSON.stringify({ ...journey, data, start, steps, limits: {}, invariants: [] });
  const files = cleanFiles.map((each) => (each.path === file ? { path: file, text } : each));
  return checkFiles(language, files).filter(({ code }) => /^(?:guard|value)-/.test(code));
}

const screen = (to: string, when?: JourneyFile['allow']): Step => ({
  kind: 'form',
  actions: { submit: { to, ...(when !== undefined && { when }) } },
});
const ends: Record<string, Step> = {
  done: { kind: 'end', outcome: 'completed' },
  blocked: { kind: 'end', outcome: 'blocked' },
};

it('knows of two ways that meet in a screen which of them Back leads to', () => {
  const found = guardsFound(undefined, {
    fork: { kind: 'branch', cases: [{ when: limited, to: 'one' }, { to: 'two' }] },
    one: screen('shared'),
    two: screen('later'),
    later: { kind: 'branch', cases: [{ when: limited, to: 'blocked' }, { to: 'shared' }] },
    shared: screen('done'),
    ...ends,
  });

  expect(found).toMatchObject([
    {
      code: 'guard-contradicted',
      pointer: '/steps/later/cases/0/when',
      hint: '"session.limited" is false on every path here since "fork".',
    },
  ]);
});

it('knows of data that is given a reply what a guard has asked of the reply', () => {
  const verified = { var: 'data.reply.done' };
  const found = guardsFound(
    { reply: { type: 'provider:DoneReply' } },
    {
      verify: {
        kind: 'call',
        operation: 'verifyCode',
        body: {},
        ok: [
          {
            when: { '===': [{ var: ['result.done', false] }, true] },
            to: 'show',
            sets: { 'data.reply': { var: 'result' } },
          },
          { to: 'blocked' },
        ],
      },
      show: screen('again', verified),
      again: screen('done', { '!': [verified] }),
      ...ends,
    },
  );

  expect(found).toMatchObject([
    { code: 'guard-always', pointer: '/steps/show/actions/submit/when' },
    { code: 'guard-contradicted', pointer: '/steps/again/actions/submit/when' },
  ]);
});

it('knows of data which values a journey gives them, and tells a slip in one alone', () => {
  const found = guardsFound(
    { way: { type: 'text' } },
    {
      choose: {
        kind: 'form',
        actions: {
          submit: { to: 'which', sets: { 'data.way': 'PHONE' } },
          other: { to: 'which', sets: { 'data.way': { if: [limited, 'ANSWER', 'BOTH'] } } },
        },
      },
      which: {
        kind: 'branch',
        cases: [
          { when: { or: [asked('PHONE'), asked('')] }, to: 'done' },
          { when: asked('ANSWERS'), to: 'blocked' },
          { to: 'done' },
        ],
      },
      ...ends,
    },
  );

  expect(found).toMatchObject([
    {
      code: 'value-impossible',
      pointer: '/steps/which/cases/1/when/===/1',
      hint: 'Did you mean "ANSWER"?',
    },
  ]);
});
