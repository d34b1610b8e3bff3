import { expect, it } from 'vitest';
import { cleanFiles } from './clean-files.ts';
import { checkFiles, smallLanguage } from './planted.ts';

const language = smallLanguage();

type Change = { file: string; from: string; to: string };

/** Checks the clean files with changes in them; each must change something. */
const checkChanged = (...changes: readonly Change[]) =>
  checkFiles(
    language,
    cleanFiles.map((file) => {
      const own = changes.filter((change) => change.file === file.path);
      const text = own.reduce((before, { from, to }) => {
        expect(before).toContain(from);
        return before.replace(from, () => to);
      }, file.text);
      return { ...file, text };
    }),
  );

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
