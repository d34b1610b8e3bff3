import { expect, it } from 'vitest';
import { followLanguage, languageOf } from './language.ts';

it('is Italian unless a cookie says otherwise [TEXT-03]', () => {
  expect(['', 'a=b', 'language=', 'a=b; language=de'].map(languageOf)).toEqual(['it', 'it', 'it', 'de']);
});

it('loads the page again once it has changed, and not before [TEXT-03]', () => {
  const comesIntoSight: (() => void)[] = [];
  let reloads = 0;
  const document = {
    cookie: 'a=b',
    addEventListener: (_event: string, seen: unknown) => {
      // What followLanguage gives.
      comesIntoSight.push(seen as () => void);
    },
  };
  followLanguage({ document, reload: () => void (reloads += 1) });
  const look = () => comesIntoSight.forEach((see) => see());

  look();
  expect(reloads).toBe(0);
  document.cookie = 'a=b; language=de';
  look();

  expect(reloads).toBe(1);
});
