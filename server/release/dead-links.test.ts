import { expect, it } from 'vitest';
import { linkedFiles, withoutDeadLinks } from './dead-links.ts';

it('a document that goes along keeps the words of links to what stays behind, and no remark of them alone', () => {
  const text =
    'See [there](there.md#a), [gone](../gone.md), [here](#here), [out](https://bank.example/gone.md) (why [so](gone.md)). Done ([why so](adr/gone.md)), kept ([how](there.md)).\nBegun\n([why](adr/gone.md)).';

  expect(withoutDeadLinks(text, (path) => path === 'there.md')).toBe(
    'See [there](there.md#a), gone, [here](#here), [out](https://bank.example/gone.md) (why so). Done, kept ([how](there.md)).\nBegun.',
  );
  expect(linkedFiles(text)).toEqual([
    'there.md',
    '../gone.md',
    'gone.md',
    'adr/gone.md',
    'there.md',
    'adr/gone.md',
  ]);
});
