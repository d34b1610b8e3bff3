/** A file as a form holds it and a call sends it: plain data, its content in base64. */
export type AttachedFile = { name: string; mediaType: string; content: string };

/** Why a file is not taken. */
export type FileProblem = 'type' | 'size' | 'count' | 'unreadable';

/** How many bytes all the files of a form may have together. */
export const mostBytes = 2 * 1024 * 1024;

/** The endings of the names of files that may be attached, with what each holds. */
export const mediaTypes: Readonly<Record<string, string>> = {
  '.bmp': 'image/bmp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.tif': 'image/tiff',
  '.tiff': 'image/tiff',
};

/** Answers what a file holds by the ending of its name; undefined for one that may not be attached. */
export function mediaTypeOf(name: string): string | undefined {
  const ending = /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? '';
  return Object.hasOwn(mediaTypes, ending) ? mediaTypes[ending] : undefined;
}

/** Counts the bytes of what is held in base64. */
export function bytesIn({ content }: Pick<AttachedFile, 'content'>): number {
  return Math.floor((content.replace(/=+$/, '').length * 3) / 4);
}

type Added = { held: readonly AttachedFile[]; added: readonly Pick<File, 'name' | 'size'>[]; most: number };

/** Says why files cannot be added to those that a form holds; undefined when they can. */
export function refuseFiles({ held, added, most }: Added): FileProblem | undefined {
  if (added.some(({ name }) => mediaTypeOf(name) === undefined)) return 'type';
  if (held.length + added.length > most) return 'count';
  const bytes = [...held.map(bytesIn), ...added.map(({ size }) => size)];
  return bytes.reduce((sum, size) => sum + size, 0) > mostBytes ? 'size' : undefined;
}

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
