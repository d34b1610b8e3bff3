import { describe, expect, it } from 'vitest';
import type { StepMoved } from '../../written.ts';
import { stepsMoved } from './steps-moved.ts';

const move = (from: string, to: string, how: StepMoved['how'] = 'renamed'): StepMoved => ({
  journey: 'lock',
  from,
  to,
  how,
});

describe('anyone who looks at a step', () => {
  it('finds it under its name of now, whether it was renamed or that was taken back [STUDIO-09]', () => {
    const moves = [move('ask', 'confirm'), move('confirm', 'agree')];

    expect(stepsMoved(moves, { agree: {} })).toEqual({
      ask: { name: 'agree', isRenamed: true },
      confirm: { name: 'agree', isRenamed: true },
    });
    expect(stepsMoved(moves, { ask: {} })).toMatchObject({ agree: { name: 'ask', isRenamed: true } });
  });

  it('goes on where that leads which was taken away [STUDIO-09]', () => {
    const moves = [move('ask', 'send', 'removed'), move('send', 'post')];

    expect(stepsMoved(moves, { post: {} })).toMatchObject({ ask: { name: 'post', isRenamed: false } });
    expect(stepsMoved(moves, { ask: {}, send: {} })).toEqual({ post: { name: 'send', isRenamed: true } });
  });

  it('goes back to where one was added that is taken back [STUDIO-09]', () => {
    const moves = [move('ask', 'tell', 'added')];

    expect(stepsMoved(moves, { ask: {} })).toEqual({ tell: { name: 'ask', isRenamed: false } });
    expect(stepsMoved(moves, { ask: {}, tell: {} })).toEqual({});
  });

  it('goes on as was said last, where a step was added and taken away again [STUDIO-09]', () => {
    const moves = [move('ask', 'tell', 'added'), move('tell', 'send', 'removed')];

    expect(stepsMoved(moves, { ask: {}, send: {} })).toEqual({ tell: { name: 'send', isRenamed: false } });
  });

  it('stays where nothing is known of it [STUDIO-09]', () => {
    expect(stepsMoved([move('ask', 'confirm')], { other: {} })).toEqual({});
  });
});
