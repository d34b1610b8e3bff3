import { describe, expect, it, vi } from 'vitest';
import { isReloaded, onLeavingByHistory } from './ways-out.ts';

type Way = { navigationType: string; sameDocument: boolean };

function goAway({ navigationType, sameDocument }: Way) {
  const navigation = new EventTarget();
  const tell = vi.fn<() => void>();
  onLeavingByHistory({ navigation }, tell);
  const event = Object.assign(new Event('navigate'), { navigationType, destination: { sameDocument } });
  navigation.dispatchEvent(event);
  return tell;
}

describe('the ways out of a document', () => {
  it.each([
    { navigationType: 'traverse', sameDocument: false, told: 1 },
    { navigationType: 'traverse', sameDocument: true, told: 0 },
    { navigationType: 'push', sameDocument: false, told: 0 },
    { navigationType: 'reload', sameDocument: false, told: 0 },
  ])('are told where Back leads to another: $navigationType, same: $sameDocument', ({ told, ...way }) => {
    expect(goAway(way)).toHaveBeenCalledTimes(told);
  });

  it('are not told by browsers that do not know them', () => {
    expect(() => onLeavingByHistory({}, () => undefined)).not.toThrow();
  });

  it.each([
    ['reload', true],
    ['back_forward', false],
    ['navigate', false],
  ])('and in: %s is a reload: %s', (type, isOne) => {
    const performance = { getEntriesByType: () => [{ type }] };

    // As much of the browser’s telling as is asked for.
    expect(isReloaded({ performance: performance as unknown as Performance })).toBe(isOne);
  });
});
