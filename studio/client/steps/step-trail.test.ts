import { describe, expect, it } from 'vitest';
import type { JourneyView } from '../../protocol.ts';
import { foundNow, trailOn, type Trail } from './step-trail.ts';

const journey = (names: readonly string[], moved: JourneyView['moved'] = {}) => ({
  steps: names.map((name) => ({
    name,
    kind: 'form' as const,
    isCommit: false,
    isStart: false,
    findings: { errors: 0, warnings: 0 },
  })),
  moved,
});

const nothing: Trail = { names: [] };

describe('the chosen step', () => {
  it('is followed to its new name and keeps the names that it had [STUDIO-09]', () => {
    const moved = { ask: { name: 'agree', isRenamed: true } };
    const now = foundNow({ journey: journey(['agree'], moved), step: 'ask' }, nothing);

    expect(now).toEqual(moved.ask);
    const trail = trailOn(nothing, 'ask', now);
    expect(trail.names).toEqual(['ask', 'agree']);
    expect(trailOn(trail, 'ask', now)).toBe(trail);
    expect(foundNow({ journey: journey(['agree']), step: 'agree' }, trail)).toBeUndefined();
  });

  it('is looked at again once it is back, by the one who looks still at what stood for it [STUDIO-09]', () => {
    const moved = { ask: { name: 'send', isRenamed: false } };
    const now = foundNow({ journey: journey(['send'], moved), step: 'ask' }, nothing);
    const trail = trailOn(nothing, 'ask', now);
    const back = journey(['ask', 'send']);

    expect(foundNow({ journey: back, step: 'send' }, trail)).toEqual({ name: 'ask', isRenamed: false });
    const elsewhere = trailOn(trail, 'other', undefined);
    expect(foundNow({ journey: back, step: 'send' }, elsewhere)).toBeUndefined();
    const returned = trailOn(trail, 'send', { name: 'ask', isRenamed: false });
    expect(foundNow({ journey: back, step: 'send' }, trailOn(returned, 'ask', undefined))).toBeUndefined();
  });
});
