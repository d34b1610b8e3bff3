import { describe, expect, it } from 'vitest';
import { routePattern } from './route-pattern.ts';
import { isHandlingPath, isPreloginPath, isWithin } from './routes.ts';

describe('a path', () => {
  it.each([
    ['/migration', true, false],
    ['/loginhandling/temporary-password', true, false],
    ['/registration/holder', false, true],
    ['/RECOVERY', false, true],
    ['/pinView', false, false],
    ['/', false, false],
    ['/nowhere', false, false],
  ])('%s settles a login: %s, or stands before it: %s', (path, isHandling, isPrelogin) => {
    expect([isHandlingPath(path), isPreloginPath(path)]).toEqual([isHandling, isPrelogin]);
  });

  it('is within the one that settles a login where it is that or beneath it', () => {
    const within = ['/migration', '/migration/email', '/migrations', '/'].map((path) =>
      isWithin('/migration', path),
    );

    expect(within).toEqual([true, true, false, false]);
  });

  it.each([
    ['/', '/'],
    ['/pinView/1000001', '/pinView/*'],
    ['/userProfile/4417', '/userProfile/*'],
    ['/installments', '/installments'],
    ['/giulia@percorso.test', '*'],
  ])('%s is recorded as %s, without what a holder has written into it', (path, pattern) => {
    expect(routePattern(path)).toBe(pattern);
  });
});
