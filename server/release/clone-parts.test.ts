import { expect, it } from 'vitest';
import { withoutCloneParts } from './clone-parts.ts';

it('a document that goes along says nothing of the clone: neither lines nor sections that are marked so', () => {
  const text = [
    '# A',
    'kept',
    '| npm run release | <!-- clone -->',
    '## B <!-- clone -->',
    'gone',
    '### C',
    'gone',
    '## D',
    'kept too',
  ].join('\n');

  expect(withoutCloneParts(text)).toBe('# A\nkept\n## D\nkept too');
});
