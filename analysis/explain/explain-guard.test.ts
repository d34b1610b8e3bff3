import { describe, expect, it } from 'vitest';
import { compileExpression } from '#engine';
import { explainGuard } from './explain-guard.ts';

const scope = { profile: {}, card: {}, session: {}, input: { cards: 2 }, data: { state: 'OFF' } };

function explain(source: unknown) {
  const guard = compileExpression(source, { journey: 'visit', path: '/allow', guard: true });
  // A guard reads only what its scope has.
  return explainGuard(guard, scope as unknown as Parameters<typeof guard.evaluate>[0]);
}

const isOn = { '===': [{ var: 'data.state' }, 'ON'] };
const hasTwo = { '>': [{ var: 'input.cards' }, 1] };

describe('an explanation of a guard', () => {
  it('tells what the guard read, and that it holds', () => {
    expect(explain(hasTwo)).toEqual({
      place: 'visit/allow',
      holds: true,
      values: [{ path: 'input.cards', value: 2 }],
      failed: [],
    });
  });

  it('names the part of an and that does not hold, and no other', () => {
    expect(explain({ and: [hasTwo, isOn] })).toMatchObject({ holds: false, failed: [isOn] });
  });

  it('names every part of an or, since none holds', () => {
    const none = { '!': [hasTwo] };

    expect(explain({ or: [isOn, none] })).toMatchObject({ holds: false, failed: [isOn, none] });
  });

  it('tells of a variable that is not there as null', () => {
    expect(explain({ '===': [{ var: ['data.note', ''] }, 'x'] }).values).toEqual([
      { path: 'data.note', value: null },
    ]);
  });
});
