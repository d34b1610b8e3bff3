import { expect, it } from 'vitest';
import type { SourceFile } from '#analysis';
import { cleanFiles } from './clean-files.ts';
import { checkFiles, smallLanguage } from './planted.ts';

const language = smallLanguage();
// Settings and a brand are read by the server, and other languages beside the Italian one: tests of theirs tell what is said of such a file.
const paths = cleanFiles
  .map(({ path }) => path)
  .filter((path) => !/^(?:schemas\/|brand\/|i18n\/de\/|percorso\.config)/.test(path));
const withSchema = paths.filter((path) => path.startsWith('journeys/') && !path.endsWith('popups.json'));

const checkChanged = (path: string, change: (text: string) => string) =>
  checkFiles(
    language,
    cleanFiles.map((file): SourceFile => (file.path === path ? { path, text: change(file.text) } : file)),
  );

it.each(paths)('says of a file that is not JSON that alone: %s', (path) => {
  const findings = checkChanged(path, (text) => text.slice(0, -3));

  expect(findings).toMatchObject([{ code: 'json-syntax', file: path }]);
});

it.each(withSchema)('says of a file that has not its shape that alone: %s', (path) => {
  const findings = checkChanged(path, (text) => text.replace(/"\$schema": "[^"]*"/, '"$schema": 5'));

  expect(findings).toMatchObject([{ code: 'schema-violation', file: path, pointer: '/$schema' }]);
});
