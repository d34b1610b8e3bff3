import { describe, expect, it, vi } from 'vitest';
import { allowedAddress, createPlaces } from './places.ts';

const origin = 'https://portal.test';
const hosts = ['id.bank.test'];

/** The way out of a portal whose bank allows one place. */
function places() {
  const open = vi.fn<Window['open']>();
  const assign = vi.fn<(address: string) => void>();
  const onRefused = vi.fn<() => void>();
  const links = { places: { loyalty: 'https://club.test/' }, hosts: ['club.test'] };
  const visit = createPlaces({ links, browser: { open, location: { assign, origin } }, onRefused });
  return { visit, open, assign, onRefused };
}

describe('the way out of the portal', () => {
  it('leads to the portal itself and to https on the hosts that the bank allows [S-46]', () => {
    expect(allowedAddress('/identity?x=1', { origin, hosts })).toBe('https://portal.test/identity?x=1');
    expect(allowedAddress('https://id.bank.test/a', { origin, hosts })).toBe('https://id.bank.test/a');
  });

  it('leads nowhere else: no script, no plain http, no host that looks alike [S-46]', () => {
    const refused = [
      'javascript:alert(1)',
      'data:text/html,x',
      'http://id.bank.test/',
      'https://id.bank.test.evil.test/',
      'https://id.bank.test@evil.test/',
      'https://portal.test@id.bank.test/',
      '//evil.test/',
      '\\\\evil.test',
      'https://id.bank.test:8443/',
      undefined,
      7,
    ];

    expect(refused.map((address) => allowedAddress(address, { origin, hosts }))).toEqual(
      refused.map(() => undefined),
    );
  });

  it('opens a new window that learns nothing of this one, and says when a place is refused [S-46]', () => {
    const { visit, open, assign, onRefused } = places();

    const led = [
      visit({ link: 'loyalty', window: 'new' }),
      visit({ link: 'loyalty' }),
      visit({ link: 'nowhere' }),
      visit({ address: 'https://evil.test/' }),
      visit({ link: 'loyalty', address: 'https://club.test/' }),
    ];

    expect(led).toEqual([true, true, false, false, false]);
    expect(open.mock.calls).toEqual([['https://club.test/', '_blank', 'noopener,noreferrer']]);
    expect(assign.mock.calls).toEqual([['https://club.test/']]);
    expect(onRefused).toHaveBeenCalledTimes(3);
  });
});
