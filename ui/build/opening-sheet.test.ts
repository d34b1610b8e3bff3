import { expect, it } from 'vitest';
import { withOpeningSheet } from './opening-sheet.ts';

const page = `<html>
  <head>
    <link rel="stylesheet" crossorigin href="/assets/style-1.css">
  </head>
  <body>
    <div id="root"><p>Apriamo il portale…</p></div>
  </body>
</html>
`;

it('draws what waits by a sheet of its own, and asks for the portal’s after it', () => {
  const written = withOpeningSheet(page, '/assets/opening-2.css');

  const places = ['/assets/opening-2.css', '</head>', 'Apriamo', '/assets/style-1.css', '</body>'];
  const found = places.map((place) => written.indexOf(place));
  expect(found.every((place) => place >= 0)).toBe(true);
  expect(found.toSorted((one, other) => one - other)).toEqual(found);
  expect(written.match(/rel="stylesheet"/g)).toHaveLength(2);
});

it('refuses a page without a style sheet: nothing would be drawn', () => {
  expect(() => withOpeningSheet('<html></html>', '/assets/opening-2.css')).toThrow('STYLE_SHEET_MISSING');
});
