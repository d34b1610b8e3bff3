/** A file as a form holds it and a call sends it: plain data, its content in base64. */
export type AttachedFile = { name: string; mediaType: string; content: string };

/** Why files are not taken, and which of them; none where all of them are. */
export type FileProblem = {
  why: 'type' | 'empty' | 'twice' | 'size' | 'count' | 'unreadable';
  names: readonly string[];
};

/** How many bytes all the files of a form may have together. */
export const mostBytes = 2 * 1024 * 1024;

/** The endings of the names of files that may be attached, with what each holds. */
export const mediaTypes: Readonly<Record<string, string>> = {
  '.bmp': 'image/bmp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.tif': 'image/tiff',
  '.tiff': 'image/tiff',
};

/** Returns what a file holds by the ending of its name; undefined for one that may not be attached. */
export function mediaTypeOf(name: string): string | undefined {
  const ending = /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? '';
  return Object.hasOwn(mediaTypes, ending) ? mediaTypes[ending] : undefined;
}

/** Counts the bytes of what is held in base64. */
export function bytesIn({ content }: Pick<AttachedFile, 'content'>): number {
  return Math.floor((content.replace(/=+$/, '').length * 3) / 4);
}

type Chosen = Pick<File, 'name' | 'size'>;
type Added = { held: readonly AttachedFile[]; added: readonly Chosen[]; most: number };

/** Says why files cannot be added to those that a form holds; undefined when they can. */
export function refuseFiles({ held, added, most }: Added): FileProblem | undefined {
  const problem = problemOf('type', added, ({ name }) => mediaTypeOf(name) === undefined);
  const empty = problemOf('empty', added, ({ size }) => size === 0);
  if (problem ?? empty) return problem ?? empty;
  if (held.length + added.length > most) return { why: 'count', names: [] };
  const bytes = [...held.map(bytesIn), ...added.map(({ size }) => size)];
  return bytes.reduce((sum, size) => sum + size, 0) > mostBytes ? { why: 'size', names: [] } : undefined;
}

/** Says why files that were read are not taken: one holds something else than its name says, or is there already. */
export function refuseRead(
  held: readonly AttachedFile[],
  read: readonly AttachedFile[],
): FileProblem | undefined {
  const isThere = (file: AttachedFile, place: number) =>
    [...held, ...read.slice(0, place)].some((one) => one.name === file.name && one.content === file.content);
  return problemOf('type', read, (file) => !isAsNamed(file)) ?? problemOf('twice', read, isThere);
}

function problemOf<One extends { name: string }>(
  why: FileProblem['why'],
  files: readonly One[],
  isMeant: (file: One, place: number) => boolean,
): FileProblem | undefined {
  const names = files.filter(isMeant).map(({ name }) => name);
  return names.length === 0 ? undefined : { why, names };
}

/** How files of each sort begin. */
const beginnings: Readonly<Record<string, RegExp>> = {
  'image/bmp': /^BM/,
  'image/jpeg': /^\u00FF\u00D8\u00FF/,
  'application/pdf': /^%PDF-/,
  'image/png': /^\u0089PNG\r\n/,
  'image/tiff': /^(?:II\*\0|MM\0\*)/,
};

// Eight characters of base64 are six bytes.
const isAsNamed = ({ mediaType, content }: AttachedFile): boolean =>
  beginnings[mediaType]?.test(atob(content.slice(0, 8))) === true;

/** Reads a file, telling how far it has come, from 0 to 1; rejects when it cannot be read. */
export function readFile(file: File, onProgress: (part: number) => void): Promise<AttachedFile> {
  const { promise, resolve, reject } = Promise.withResolvers<AttachedFile>();
  const reader = new FileReader();
  reader.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total));
  reader.addEventListener('error', () => reject(reader.error ?? new Error('the file cannot be read')));
  reader.addEventListener('load', () => {
    const address = typeof reader.result === 'string' ? reader.result : '';
    const content = address.slice(address.indexOf(',') + 1);
    resolve({ name: file.name, mediaType: mediaTypeOf(file.name) ?? file.type, content });
  });
  reader.readAsDataURL(file);
  return promise;
}
