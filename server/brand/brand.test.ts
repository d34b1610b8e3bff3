import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBrand, readBrandIn } from './read-brand.ts';

const root = dirname(dirname(import.meta.dirname));
const example = join(root, 'docs/operations/brands/lanterna');

let bank: string;
let folder: string;

beforeEach(() => {
  bank = mkdtempSync(join(tmpdir(), 'brand-'));
  folder = join(bank, 'brand');
  cpSync(example, folder, { recursive: true });
});

afterEach(() => rmSync(bank, { recursive: true }));

type Manifest = { tokens: Record<string, unknown> } & Record<string, unknown>;

/** Changes the example’s own file. */
function change(by: (manifest: Manifest) => object): void {
  const file = join(folder, 'brand.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest; // the example’s, which the first test reads
  writeFileSync(file, JSON.stringify({ ...manifest, ...by(manifest) }, null, 2));
}

const put = (name: string, content: string | Uint8Array): void => writeFileSync(join(folder, name), content);

/** Says what is wrong in English, with its place. */
const said = (): string[] =>
  readBrandIn(folder).problems.map(
    ({ file, place, message, hint }) => `${file.path}:${place.line}:${place.column} ${message.en} ${hint.en}`,
  );

/** Puts a drawing in the place of the logo, and says what is wrong with it. */
function saidOfDrawing(svg: string): string[] {
  put('logo-light.svg', svg);
  return said();
}

const canvas = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32">\n  ${inside}\n</svg>`;

/** Puts a drawing in the place of a card’s, and says what is wrong with it. */
function saidOfCard(inside: string): string[] {
  put('cards/credit.svg', canvas(inside));
  return said();
}

/** Names another font for texts. */
const writeIn = (font: string): void => change(() => ({ fonts: { text: [font] } }));

describe('a bank’s brand', () => {
  it.each(['lanterna', 'cedro'])('is read as the example %s has it [RUN-09]', (name) => {
    const brand = readBrand(join(dirname(example), name));

    expect(brand?.logo).toBeDefined();
    expect(brand?.cards).toHaveLength(10);
    expect(brand?.fonts).toMatchObject({ text: [{}], title: [{}] });
  });

  it('is none where there is no such folder, and {} changes nothing [RUN-09]', () => {
    put('brand.json', '{}');

    expect(readBrand(join(bank, 'elsewhere'))).toBeUndefined();
    expect([...(readBrand(folder)?.tokens ?? [])]).toEqual([]);
  });

  it('tells once what is wrong with a file, in however many places it stands [RUN-09]', () => {
    change(() => ({ logo: { light: 'logo.svg', dark: 'logo.svg' }, favicon: 'logo.svg' }));
    put('logo.svg', canvas('<script/>'));

    expect(said()).toEqual([
      expect.stringMatching(/^brand\/logo\.svg:2:3 <script> may not stand in a picture\. /u),
    ]);

    put('logo.svg', canvas('').replace('64 32', '640 32'));

    expect(said()).toEqual([expect.stringMatching(/logo\.svg is 20\.00 times as wide as high/u)]);
  });

  it('is refused with a line for each mistake: the file, the place, what was found and what to do [RUN-09]', () => {
    change(({ tokens }) => ({
      tokens: {
        ...tokens,
        'radius-control': '40px',
        ground: '#ffffff',
        'on-primary': { light: 'white', dark: '#0c121b' },
      },
      favicon: 'icons/tab.svg',
    }));

    expect(() => readBrand(folder)).toThrow(
      [
        'BRAND_INVALID: the portal starts once this is mended',
        `  ${folder}/brand.json:7:14 There is no file brand/icons/tab.svg. Put it there, or mend the name; capitals count.`,
        `  ${folder}/brand.json:18:15 This colour needs a value for each theme. Write { "light": "#f6f5f1", "dark": "#0e1518" }, with your own.`,
        `  ${folder}/brand.json:60:16 "white" is no colour that this can be. Write "#" and 6 hexadecimal digits, such as "#ffffff".`,
        `  ${folder}/brand.json:175:23 "40px" is not from 0rem to 1.5rem. Write it as "0.5rem", which is the portal’s own.`,
      ].join('\n'),
    );
  });

  it('is refused for two colours that cannot be read, with the pair, the ratio and a colour that can [RUN-09]', () => {
    change(({ tokens }) => ({ tokens: { ...tokens, 'on-primary': { light: '#8494b0', dark: '#0c121b' } } }));

    expect(said()).toEqual([
      expect.stringMatching(
        /^brand\/brand\.json:\d+:16 on-primary #8494b0 on primary #14335c in the light theme is 4\.\d\d:1: WCAG AA asks for 4\.5:1 of text\. The nearest on-primary that is: "#[\da-f]{6}"\. Or change primary\.$/,
      ),
    ]);
  });

  it('is held against the portal’s own colours where it leaves them [RUN-09]', () => {
    put('brand.json', '{ "tokens": { "surface": { "light": "#9aa4a8", "dark": "#162126" } } }');

    expect(said().length).toBeGreaterThan(5);
    expect(said()).toContainEqual(expect.stringContaining('ink-soft #51656c on surface #9aa4a8'));
  });

  it('says of a key that stands twice, of what is unknown, and of a file that is no JSON, where it is [RUN-09]', () => {
    put('brand.json', '{\n  "favicon": "favicon.svg",\n  "favicon": "favicon.svg",\n  "colours": {}\n}');
    expect(said()).toEqual([
      'brand/brand.json:3:3 This stands on line 2 already. Take one of them out.',
      'brand/brand.json:4:3 "colours" is unknown here. There are: logo, favicon, icon, fonts, tokens, cards.',
    ]);

    put('brand.json', '{ "favicon" }');
    expect(said()).toEqual([expect.stringMatching(/^brand\/brand\.json:1:13 Expected ":"/)]);

    rmSync(join(folder, 'brand.json'));
    expect(said()).toEqual([
      expect.stringMatching(/^brand\/brand\.json:1:1 The folder brand\/ has no brand\.json\./),
    ]);
  });
});

describe('a drawing of a brand', () => {
  it.each([
    ['<script>alert(1)</script>', ':2:3 <script> may not stand in a picture. Take it out'],
    ['<rect onload="x()" width="1" height="1"/>', ':2:9 The attribute onload may not stand in a picture.'],
    [
      '<style>path{fill:red}</style>',
      ':2:3 <style> may not stand in a picture. Write its rules as attributes',
    ],
    ['<text>Banca</text>', ':2:3 <text> may not stand in a picture. Turn the letters into paths'],
    ['<use href="https://elsewhere.example/a.svg#b"/>', ':2:8 href leads out of the picture.'],
    ['<path fill="url(https://elsewhere.example)" d="M0 0"/>', ':2:9 fill leads out of the picture.'],
    ['<foreignObject/>', ':2:3 <foreignObject> may not stand in a picture. Export it as plain'],
    ['<path d="M0 0"', ':2:3 This is not well-formed SVG from here on.'],
    ['</g>', ':2:3 This is not well-formed SVG from here on.'],
  ])('may not hold %s [RUN-09]', (inside, expected) => {
    expect(saidOfDrawing(canvas(inside))).toEqual([expect.stringContaining(`logo-light.svg${expected}`)]);
  });

  it('may have no document type, a canvas and the proportions of its place [RUN-09]', () => {
    expect(saidOfDrawing(`<!DOCTYPE svg [<!ENTITY a "b">]>${canvas('')}`)[0]).toContain(
      ':1:1 This is not well-formed',
    );
    expect(saidOfDrawing('<svg xmlns="http://www.w3.org/2000/svg"/>')[0]).toContain(
      'how large its canvas is',
    );
    expect(saidOfDrawing(canvas('').replace('64 32', '640 32'))[0]).toContain(
      'is 20.00 times as wide as high',
    );
    expect(saidOfDrawing(canvas('<path fill="#14335c" d="M0 0H64V32H0Z"/>'))).toEqual([]);
  });

  it('is refused when it is too large [RUN-09]', () => {
    expect(saidOfDrawing(canvas(`<path d="${'M0 0'.repeat(20_000)}"/>`))).toEqual([
      expect.stringMatching(/brand\.json:3:14 brand\/logo-light\.svg has 81 kB: at most 60 kB are served\./),
    ]);
  });

  it('of a card is held against what is written over it, also where it lets the ground through [RUN-09]', () => {
    expect(saidOfCard('<path fill="#e3b95f" d="M0 0"/>')).toEqual([
      expect.stringMatching(/^brand\/cards\/credit\.svg:2:9 card-text-light #fdf8ea on #e3b95f is 1\.\d\d:1/),
    ]);
    expect(saidOfCard('<path fill="#e3b95f" fill-opacity="0.1" d="M0 0"/>')).toEqual([]);
    expect(saidOfCard('<path fill="gold" d="M0 0"/>')[0]).toContain('The colour "gold" cannot be held');
  });
});

describe('a font of a brand', () => {
  it('is WOFF2, whatever its name says [RUN-09]', () => {
    put('fake.woff2', 'wOFF, and then nothing that a WOFF2 font would have after it');
    writeIn('fake.woff2');
    expect(said()).toEqual([
      expect.stringContaining('brand/fake.woff2 is no WOFF2 font, whatever its name says.'),
    ]);

    put('fake.ttf', '');
    writeIn('fake.ttf');
    expect(said()).toEqual([expect.stringContaining('"fake.ttf" is of another format: .woff2 is expected.')]);
  });

  it('is refused when it is too large, and when it has been cut short [RUN-09]', () => {
    put('large.woff2', new Uint8Array(200_000));
    writeIn('large.woff2');
    expect(said()).toEqual([
      expect.stringContaining('brand/large.woff2 has 200 kB: at most 120 kB are served.'),
    ]);

    put('short.woff2', readFileSync(join(folder, 'instrument-sans.woff2')).subarray(0, 9000));
    writeIn('short.woff2');
    expect(said()).toEqual([expect.stringContaining('brand/short.woff2 is no WOFF2 font')]);
  });
});

it('a file of a brand stands in its folder: a link may lead within it alone [RUN-09]', () => {
  renameSync(join(folder, 'logo-light.svg'), join(folder, 'kept.svg'));
  symlinkSync('kept.svg', join(folder, 'logo-light.svg'));
  expect(said()).toEqual([]);

  renameSync(join(folder, 'kept.svg'), join(bank, 'kept.svg'));
  rmSync(join(folder, 'logo-light.svg'));
  symlinkSync('../kept.svg', join(folder, 'logo-light.svg'));
  expect(said()).toEqual([
    expect.stringContaining(
      'brand/logo-light.svg is a link that leads out of brand/. Put the file itself there.',
    ),
  ]);

  renameSync(join(folder, 'brand.json'), join(bank, 'brand.json'));
  symlinkSync('../brand.json', join(folder, 'brand.json'));
  expect(said).toThrow(/^BRAND_OUTSIDE: /u);
});

describe('an icon of a brand', () => {
  it('is a PNG of 512 pixels, and of no great size [RUN-09]', () => {
    put('icon.png', readFileSync(join(root, 'ui/shell/public/icons/icon-192.png')));
    expect(said()).toEqual([
      expect.stringContaining('brand/icon.png is 192 × 192: 512 × 512 pixels of PNG are expected.'),
    ]);

    put('icon.png', new Uint8Array(160_000));
    expect(said()).toEqual([
      expect.stringContaining('brand/icon.png has 160 kB: at most 150 kB are served.'),
    ]);

    put('icon.png', readFileSync(join(root, 'ui/shell/public/icons/icon-512.png')).subarray(0, 2000));
    expect(said()).toEqual([
      expect.stringContaining('brand/icon.png is no whole PNG: 512 × 512 pixels of PNG are expected.'),
    ]);

    mkdirSync(join(folder, 'folder.png'));
    change(() => ({ icon: 'folder.png' }));
    expect(said()).toEqual([expect.stringContaining('There is no file brand/folder.png.')]);
    change(() => ({ icon: '../../secret.png' }));
    expect(said()).toEqual([expect.stringContaining('"../../secret.png" is no name of a file in brand/.')]);
  });
});
