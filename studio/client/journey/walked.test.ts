import { expect, it } from 'vitest';
import type { WalkReport } from '../../stage/messages.ts';
import type { JourneyView, WayView } from '../../protocol.ts';
import { walked } from './walked.ts';

const step = (name: string, kind: 'form' | 'call' | 'end', about?: string) => ({
  name,
  kind,
  ...(about !== undefined && { about }),
  isCommit: false,
  isStart: name === 'ask',
  findings: { errors: 0, warnings: 0 },
});
const way = (from: string, to: string): WayView => ({
  id: `${from} ${to}`,
  from,
  to,
  kind: 'ok',
  name: 'ok',
  isRefusal: false,
});
const journey: JourneyView = {
  id: 'lock',
  title: '',
  steps: [
    step('ask', 'form'),
    step('check', 'call'),
    step('lock', 'call'),
    step('done', 'end', 'completed'),
    step('was', 'end', 'completed'),
  ],
  ways: [way('ask', 'check'), way('check', 'lock'), way('lock', 'done'), way('check', 'was')],
  guards: [],
  readable: [],
  moved: {},
  mainPath: [],
  findings: [],
  texts: [],
  avoid: [],
  scenarios: [],
};
const moment = (name: string) => ({
  label: { kind: 'begin' } as const,
  journey: 'lock',
  step: name,
  told: [],
});
const report = (at: number, ended?: string): WalkReport =>
  ({
    journey: 'lock',
    at,
    moments: [moment('ask'), moment('lock'), moment('')],
    state: {
      frames: ended === undefined ? [{ step: at === 0 ? 'ask' : 'lock' }] : [],
      ...(ended && { ended: { outcome: ended } }),
    },
  }) as never; // of the state nothing else is read

it('lights up the steps of a walk, those between two moments too, and nothing beyond the one in sight [STUDIO-07]', () => {
  expect([...walked(report(1), journey).passed].toSorted()).toEqual(['ask', 'check', 'lock']);
  expect([...walked(report(0), journey).passed]).toEqual(['ask']);
  expect([...walked(report(1), journey).pairs]).toEqual(['ask → check', 'check → lock']);
});

it('lights up the end that the walk has come to: the nearest of those with its outcome [STUDIO-07]', () => {
  expect(walked(report(2, 'completed'), journey)).toMatchObject({ here: 'done' });
});
