import { describe, expect, it } from 'vitest';
import { rememberedMark } from './remembered-mark.ts';

/** A document that keeps the last cookie written as it was written. */
const markIn = (cookie: string) => {
  const document = { cookie };
  return { document, mark: rememberedMark(document) };
};

describe('the mark that somebody is remembered on this browser', () => {
  it.each([
    ['percorso-remembered=yes', true],
    ['language=it; percorso-remembered=yes', true],
    ['language=it;percorso-remembered=yes', true],
    ['percorso-remembered=', false],
    ['not-percorso-remembered=yes', false],
    ['', false],
  ])('is read from the cookies %j: %s', (cookies, isSet) => {
    expect(markIn(cookies).mark.isSet()).toBe(isSet);
  });

  it('lasts as long as the bank’s own cookie, and says nobody’s name', () => {
    const { document, mark } = markIn('');

    mark.set(true);

    expect(document.cookie).toBe(
      'percorso-remembered=yes; Max-Age=15552000; Path=/; SameSite=Strict; Secure',
    );
  });

  it('is taken away at once', () => {
    const { document, mark } = markIn('percorso-remembered=yes');

    mark.set(false);

    expect(document.cookie).toBe('percorso-remembered=; Max-Age=0; Path=/; SameSite=Strict; Secure');
  });
});
