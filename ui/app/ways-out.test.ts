import { describe, expect, it, vi } from 'vitest';
import { isReloaded, onLeavingByHistory, onShownAgain } from './ways-out.ts';

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

describe('a document that the browser shows again out of its memory', () => {
  it.each([
    { isIn: true, hasSession: false, shown: { isHidden: true, loads: 1 } },
    { isIn: true, hasSession: true, shown: { isHidden: false, loads: 0 } },
    { isIn: false, hasSession: false, shown: { isHidden: false, loads: 0 } },
  ])(
    'is loaded anew where it had a session that is elsewhere by now: in $isIn, still $hasSession [S-30]',
    ({ isIn, hasSession, shown }) => {
      const body = { hidden: false };
      const browser = Object.assign(new EventTarget(), { document: { body } });
      const loadAnew = vi.fn<() => void>();
      onShownAgain(browser, () => isIn, { hasSession: () => hasSession, loadAnew });

      browser.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
      const whileAway = body.hidden;
      browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

      expect(whileAway).toBe(isIn);
      expect({ isHidden: body.hidden, loads: loadAnew.mock.calls.length }).toEqual(shown);
    },
  );
});
