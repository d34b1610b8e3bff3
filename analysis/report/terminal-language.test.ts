import { expect, it } from 'vitest';
import { languageOfTerminal } from './terminal-language.ts';

it.each([
  [{ LANG: 'it_IT.UTF-8' }, 'it'],
  [{ LANG: 'it' }, 'it'],
  [{ LANG: 'en_GB.UTF-8' }, 'en'],
  [{ LC_MESSAGES: 'it_CH', LANG: 'de_CH' }, 'it'],
  [{ LC_ALL: 'C', LC_MESSAGES: 'it_IT', LANG: 'it_IT' }, 'en'],
  [{ LC_ALL: '', LANG: 'it_IT@euro' }, 'it'],
  [{ LANG: 'ita-lian' }, 'en'],
  [{}, 'en'],
] as const)('takes the language of a terminal that says %o for %s', (environment, language) => {
  expect(languageOfTerminal(environment)).toBe(language);
});
