import { describe, expect, it } from 'vitest';
import type { StepView, WayView } from '../../protocol.ts';
import { graphOf } from './graph.ts';

const step = (name: string, kind: StepView['kind'] = 'form'): StepView => ({
  name,
  kind,
  isCommit: false,
  isStart: name === 'ask',
  findings: { errors: 0, warnings: 0 },
});
const way = (from: string, to: string, more: Partial<WayView> = {}): WayView => ({
  id: `${from} ${to} ${more.name ?? ''}`,
  from,
  to,
  kind: 'action',
  name: 'submit',
  isRefusal: false,
  ...more,
});
const refusal = (from: string, to: string, name: string): WayView =>
  way(from, to, { kind: 'error', name, isRefusal: true });

const steps = [
  step('ask'),
  step('send', 'call'),
  step('done', 'end'),
  step('blocked', 'end'),
  step('left', 'end'),
];
const ways = [
  way('ask', 'send'),
  way('ask', 'left', { name: 'close' }),
  way('send', 'done', { kind: 'ok', name: 'ok' }),
  refusal('send', 'ask', '5707'),
  refusal('send', 'blocked', '5709'),
  refusal('send', 'blocked', '5710'),
];
const journey = {
  id: 'x',
  title: 'X',
  steps,
  ways,
  guards: [],
  readable: [],
  moved: {},
  mainPath: ['ask', 'send', 'done'],
  findings: [],
  texts: [],
  avoid: [],
  scenarios: [],
};

describe('what is drawn of a journey', () => {
  it('folds refusals into the step where they begin, but for one without which a step would stand alone [STUDIO-03]', () => {
    const { steps: drawn, ways: arrows } = graphOf(journey, true);

    expect(arrows.map(({ from, to }) => `${from} ${to}`)).toEqual([
      'ask send',
      'ask left',
      'send done',
      'send blocked',
    ]);
    expect(drawn.find((each) => each.step.name === 'send')?.refusals.map(({ name }) => name)).toEqual([
      '5707',
      '5710',
    ]);
  });

  it('draws the way out of each screen to an end, and folds it where more than three lead there [STUDIO-03]', () => {
    const screens = ['one', 'two', 'three', 'four'];
    const leaving = (count: number) => {
      const own = screens.slice(0, count);
      const drawn = graphOf(
        {
          ...journey,
          steps: [...steps, ...own.map((name) => step(name, 'form'))],
          ways: [...ways, ...own.flatMap((name) => [way('send', name), way(name, 'left')])],
        },
        true,
      );
      return drawn.ways.filter(({ to }) => to === 'left').map(({ from }) => from);
    };

    expect(leaving(2)).toEqual(['ask', 'one', 'two']);
    expect(leaving(3)).toHaveLength(1);
  });

  it('draws every way when nothing is folded, one arrow for those between the same two [STUDIO-03]', () => {
    const { steps: drawn, ways: arrows } = graphOf(journey, false);

    expect(arrows).toHaveLength(5);
    expect(arrows.find(({ to }) => to === 'blocked')?.ways).toHaveLength(2);
    expect(drawn.flatMap(({ refusals, exits }) => [...refusals, ...exits])).toEqual([]);
  });

  it('shows the way that is meant, and what no scenario passes [STUDIO-03]', () => {
    const open = ways.map((each) => ({ ...each, isPassed: each.to !== 'left' }));

    const { ways: arrows } = graphOf({ ...journey, ways: open }, true);

    expect(arrows.filter(({ isMain }) => isMain).map(({ to }) => to)).toEqual(['send', 'done']);
    expect(arrows.filter(({ isOpen }) => isOpen).map(({ to }) => to)).toEqual(['left']);
  });
});
