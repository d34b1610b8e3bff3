import { expect, it } from 'vitest';
import { type Change, checkChanged } from './changed.ts';

it('takes the routes of a journey for pages of its own where it says so, under a name that its texts give [STUDIO-16]', () => {
  const guide = 'journeys/guide/journey.json';
  const atPage = (route: string) => ({
    file: guide,
    from: '"/guide/:chapter"\n    ]',
    to: `"${route}"], "page": "hidden"`,
  });
  const title = { file: 'i18n/it/guide.json', from: '{', to: '{ "opens": { "title": "Guida" },' };
  const ofOpening = (...changes: Change[]) =>
    checkChanged(...changes).filter(({ file, pointer }) => file === guide && pointer.startsWith('/opens'));

  expect(ofOpening(atPage('/leaflet/:chapter'))).toMatchObject([{ code: 'text-missing', pointer: '/opens' }]);
  expect(ofOpening(atPage('/leaflet/:chapter'), title)).toEqual([]);
  expect(ofOpening(atPage('/guide/:chapter'), title)).toMatchObject([
    { code: 'route-unknown', pointer: '/opens/routes/0', hint: 'Take "page" away, or choose another path.' },
  ]);
});
