import { expect, it } from 'vitest';
import type { Finding } from '#analysis';
import { checkChanged, type Change } from './changed.ts';

const visit = 'journeys/visit/journey.json';
const guide = 'journeys/guide/journey.json';

const pays =
  '"pay": { "kind": "call", "operation": "verifyCode", "commit": true, "body": { "otp": { "var": "input.topic" } }, "ok": { "to": "read" } },';
const paying = (before: string, unsure = 'read'): Change[] => [
  { file: guide, from: '"start": "page"', to: `"unsure": { "to": "${unsure}" }, "start": "page"` },
  { file: guide, from: '"steps": {', to: `"steps": { ${pays}` },
  { file: guide, from: /"close": \{\s*"to": "read"\s*\}/u, to: before },
];
const pressed = '"close": { "to": "pay" }';

const repeated = (...changes: readonly Change[]): Finding[] =>
  checkChanged(...changes).filter(({ code, file }) => code === 'commit-repeated' && file === visit);

it('finds a journey that is run again and pays again, behind its answer and where that was lost [LANG-01]', () => {
  const [found, ...others] = repeated(...paying(pressed));

  expect(found).toMatchObject({
    pointer: '/steps/ask-number/actions/help/to',
    message:
      'From "ask-number" (help) "assist", whose answer was lost and which may have been done, is sent again.',
  });
  expect(found?.path?.map(({ step }) => step).slice(-3)).toEqual(['assist', 'ask-number', 'assist']);
  expect(others).toEqual([]);
});

it('knows by which outcome of a journey something was done, and by which its answer was lost', () => {
  const lost = {
    file: guide,
    from: '"steps": {',
    to: '"steps": { "lost": { "kind": "end", "outcome": "lost" },',
  };
  const exits = { file: visit, from: '"exits": {', to: '"exits": { "lost": { "to": "blocked" },' };
  const [done] = repeated(...paying(pressed, 'lost'), lost, exits);
  const left = { file: guide, from: pays, to: pays.replace('"to": "read"', '"to": "lost"') };

  expect(done?.message).toBe('From "ask-number" (help) "assist", which has been done, is sent again.');
  expect(repeated(...paying(pressed, 'lost'), lost, exits, left)).toEqual([]);
});

it('lets a journey be run again in which the holder fills in something before it pays', () => {
  const asks =
    '"close": { "to": "read" }, "submit": { "to": "pay" } }, "form": "topic", "saves": { "data.topic": "/telephone" } , "after": { "seconds": 60, "to": "read"';
  const data = {
    file: guide,
    from: '"start": "page"',
    to: '"data": { "topic": { "type": "text" } }, "start": "page"',
  };

  expect(repeated(...paying(asks), data)).toEqual([]);
  expect(
    repeated(...paying(asks.replace('"saves": { "data.topic": "/telephone" } , ', '')), data),
  ).toHaveLength(1);
});

const more =
  '"more": { "kind": "journey", "journey": "guide", "input": { "topic": { "var": "data.otp" } }, "exits": { "read": { "to": "done" } } },';

const behind = (handed: string): Finding[] =>
  repeated(
    ...paying(pressed),
    { file: visit, from: '"steps": {', to: `"steps": { ${more.replace('data.otp', handed)}` },
    { file: visit, from: '"operation": "verifyCode",', to: '"operation": "verifyCode", "commit": true,' },
    { file: visit, from: '"to": "which"', to: '"to": "more"' },
    { file: visit, from: '"to": "ask-number",\n', to: '"to": "done",\n' },
  );

it('knows the same wish in a call and in a journey that is run, by what is handed over to it', () => {
  expect(behind('data.otp').map(({ message }) => message)).toContain(
    'From "verify" (ok) "verify", which has been done, is sent again.',
  );
  expect(behind('data.place')).toEqual([]);
});

const messages = (...changes: readonly Change[]) => repeated(...changes).map(({ message }) => message);

it('finds a run taken up again at a journey that pays before the holder has seen anything', () => {
  const resume =
    '"resume": { "operation": "sendCode", "state": { "var": "result.place" }, "at": { "CODE_TAKEN": "assist" } },';
  const resumed = { file: visit, from: '"start":', to: `${resume} "start":` };

  const told = 'A run taken up again here would send "assist" by itself, each time.';
  const atOnce = { file: guide, from: '"start": "page"', to: '"start": "pay"' };
  expect(messages(...paying(pressed), atOnce, resumed)).toContain(told);
  expect(messages(...paying(pressed), resumed)).not.toContain(told);
});
