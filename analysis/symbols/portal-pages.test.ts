import { describe, expect, it } from 'vitest';
import { openingsLike, pageAt } from './portal-pages.ts';

const pages = {
  '/': 'portal',
  '/recharge/*': 'journeys',
  '/recharge': 'portal',
  '/held/*': 'portal',
  '/held/password': 'journeys',
  '/:process/error-close': 'portal',
} as const;

describe('what stands at a path', () => {
  it.each([
    ['/', 'portal'],
    ['/recharge', 'portal'],
    ['/recharge/amount', 'journeys'],
    ['/Held/Anything/Beneath', 'portal'],
    ['/held/password', 'journeys'],
    ['/recovery/error-close', 'portal'],
    ['/nowhere', undefined],
    ['/recovery/close', undefined],
  ])('is said by the most particular path, whatever the case: %s', (path, page) => {
    expect(pageAt(path, pages)).toBe(page);
  });

  it('may have been meant by a path that names none: its own parts stand where any may', () => {
    expect(openingsLike('/rechrage/amount', pages)).toContain('/recharge/amount');
  });
});
