import { expect, it, describe, vi } from 'vitest';
import { onShownAgain } from './page-lifecycle.ts';

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
