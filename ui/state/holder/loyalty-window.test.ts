import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLoyaltyWindow } from './loyalty-window.ts';

const partner = 'https://club.test/?sourceBank=PERCORSO&cardId=1000001&deepLink=piani/plus';

/** A browser whose windows share their cookies, and whose new windows begin with a copy of the storage of the one before. */
function aBrowser({ letsOpen = true } = {}) {
  const kept = new Map([['nonce', 'of-this-tab']]);
  const document = { cookie: '' };
  const marks: (string | undefined)[] = [];
  const opened = { opener: 'this one' };
  const open = vi.fn<Window['open']>(() => {
    marks.push(kept.get('nonce'));
    // Only what the way touches of a window.
    return letsOpen ? (opened as unknown as Window) : null;
  });
  const replace = vi.fn<(address: string) => void>();
  const way = createLoyaltyWindow({
    links: { hosts: ['club.test'] },
    browser: { open, location: { origin: 'https://portal.test', replace } },
    document,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
  });
  return { way, document, open, replace, opened, marks, kept };
}

let browser: ReturnType<typeof aBrowser>;

beforeEach(() => {
  browser = aBrowser();
});

describe('the window of the loyalty partner', () => {
  it('opens at the portal’s own page, after a cookie of a minute was written for it [LOYAL-17] [LOYAL-18] [ROUTE-19]', () => {
    expect(browser.way.open(partner)).toBe('opened');

    expect(browser.document.cookie).toBe(
      `percorso-loyalty=${encodeURIComponent(partner)}; Max-Age=60; Path=/loyaltyProgram; SameSite=Strict; Secure`,
    );
    expect(browser.open.mock.calls).toEqual([['/loyaltyProgram', '_blank']]);
  });

  it('knows nothing of the one before but that it is sent on, and cannot take its session up [S-46] [HOLDER-01]', () => {
    browser.way.open(partner);

    expect(browser.opened.opener).toBeNull();
    expect(browser.marks).toEqual(['']);
    expect(browser.kept.get('nonce')).toBe('of-this-tab');
  });

  it('goes on to the partner once, and forgets where it was sent', () => {
    browser.document.cookie = `other=1; percorso-loyalty=${encodeURIComponent(partner)}`;

    expect(browser.way.goOn()).toBe(true);

    expect(browser.replace.mock.calls).toEqual([[partner]]);
    expect(browser.document.cookie).toContain('percorso-loyalty=; Max-Age=0');
  });

  it('goes nowhere without having been sent', () => {
    browser.document.cookie = 'other=1';

    expect(browser.way.goOn()).toBe(false);
    expect(browser.replace).not.toHaveBeenCalled();
  });

  it('leads nowhere that the bank has not allowed, at neither end [S-46]', () => {
    expect(browser.way.open('https://evil.test/')).toBe('refused');
    expect(browser.open).not.toHaveBeenCalled();

    browser.document.cookie = `percorso-loyalty=${encodeURIComponent('https://evil.test/')}`;
    expect(browser.way.goOn()).toBe(false);
    expect(browser.replace).not.toHaveBeenCalled();
  });

  it('says when the browser lets no window open, and stays who is in', () => {
    browser = aBrowser({ letsOpen: false });

    expect(browser.way.open(partner)).toBe('blocked');
    expect(browser.kept.get('nonce')).toBe('of-this-tab');
  });
});
