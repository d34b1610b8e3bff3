import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Brand } from './read-brand.ts';
import { styleSheet } from './style-sheet.ts';
import type { NamedFile } from './told.ts';

/** A file as it is answered; its path has a hash of what is in it, so that a browser may keep it for ever. */
export type ServedFile = { path: string; type: string; body: Buffer; brotli?: Buffer };

/** A brand as it is served: its files, and what the page and the web manifest say of them. */
export type ServedBrand = {
  files: ReadonlyMap<string, ServedFile>;
  style: ServedFile;
  favicon?: ServedFile;
  icon?: ServedFile;
  /** What the first screen draws with. */
  fonts: readonly ServedFile[];
  grounds: { light: string; dark: string };
};

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Makes what is served of a brand: style sheet and files alone, no script (S-44). */
export function serveBrand(brand: Brand): ServedBrand {
  const files = new Map<string, ServedFile>();
  const put = (name: string, bytes: Uint8Array): ServedFile => {
    const file = servedFile(name, Buffer.from(bytes));
    files.set(file.path, file);
    return file;
  };
  const putFile = ({ name, bytes }: NamedFile): ServedFile => put(name, bytes);
  const { favicon, icon, fonts } = brand;
  const first = [fonts.text[0], fonts.title[0]].flatMap((font) => (font ? [putFile(font)] : []));
  return {
    style: put('brand.css', Buffer.from(styleSheet(brand, (file) => putFile(file).path))),
    ...(favicon && { favicon: putFile(favicon) }),
    ...(icon && { icon: putFile(icon) }),
    fonts: first,
    grounds: { light: brand.colour('ground', 'light'), dark: brand.colour('ground', 'dark') },
    files,
  };
}

function servedFile(name: string, body: Buffer): ServedFile {
  const ending = extname(name);
  const stem = name.slice(0, -ending.length).replaceAll('/', '-');
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 8);
  const isText = ending === '.css' || ending === '.svg';
  return {
    path: `/brand/${stem}-${hash}${ending}`,
    type: types[ending] ?? 'application/octet-stream',
    body,
    ...(isText && { brotli: brotliCompressSync(body) }),
  };
}
