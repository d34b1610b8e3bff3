import { expect, it } from 'vitest';
import { mediaTypeOf, refuseFiles, refuseRead } from './attached-files.ts';

const png = btoa('\u0089PNG\r\n\u001A\n');

it('takes a picture of a screen, which holds what its name says [S-92]', () => {
  const file = { name: 'Schermata 1.PNG', mediaType: 'image/png', content: png };

  expect(mediaTypeOf(file.name)).toBe('image/png');
  expect(refuseFiles({ held: [], added: [{ name: file.name, size: 8 }], most: 1 })).toBeUndefined();
  expect(refuseRead([], [file])).toBeUndefined();
});

it('refuses what is called a picture of a screen and is something else [S-92] [HELP-03]', () => {
  const file = { name: 'x.png', mediaType: 'image/png', content: btoa('%PDF-1.7') };

  expect(refuseRead([], [file])).toEqual({ why: 'type', names: ['x.png'] });
});
