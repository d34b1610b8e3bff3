import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse, type Refusal } from './call.ts';
import { decodeUtf8 } from './http.ts';
import { readJson } from './read-json.ts';

/** What a body in parts came to: its parts by name, files in lists, or why it is not taken. */
export type Upload = { body: unknown; unread: null } | { body: null; unread: Refusal };

/** The part that is JSON; every other part is a file. */
const jsonPart = 'request';
/** What a body may have beside its files: the JSON part, and the head of each part. */
const overheadBytes = 64 * 1024;

/** Reads bodies in parts whose files have at most so many bytes together; what is longer is never kept in memory. */
export function acceptUploads(app: FastifyInstance, maxBytes: number): void {
  app.addContentTypeParser(
    'multipart/form-data',
    async (request: FastifyRequest, payload: Readable): Promise<Upload> => {
      const bytes = await readAtMost(payload, maxBytes + overheadBytes);
      if (bytes === null) return tooLarge;
      const form = await readForm(bytes, request.headers['content-type'] ?? '');
      return form === null ? notTaken('') : partsOf(form, maxBytes);
    },
  );
}

const notTaken = (pointer: string): Upload => ({
  body: null,
  unread: refuse('CONTRACT_VIOLATION', { pointer }),
});
const tooLarge: Upload = { body: null, unread: refuse('UPLOAD_TOO_LARGE', { pointer: '/files' }) };

async function readAtMost(payload: Readable, maxBytes: number): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  // The stream must outlive this loop: a caller whose line is cut never reads why.
  for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > maxBytes) {
      payload.resume();
      return null;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function readForm(bytes: Buffer<ArrayBuffer>, contentType: string): Promise<FormData | null> {
  try {
    return await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  } catch {
    return null;
  }
}

async function partsOf(form: FormData, maxBytes: number): Promise<Upload> {
  const parts = new Map<string, unknown>();
  const files = new Map<string, File[]>();
  let size = 0;
  for (const [name, value] of form) {
    const pointer = `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (name === jsonPart) {
      const read = await readPart(value);
      if (parts.has(name) || read === undefined) return notTaken(pointer);
      parts.set(name, read);
      continue;
    }
    if (typeof value === 'string') return notTaken(pointer);
    size += value.size;
    files.set(name, [...(files.get(name) ?? []), value]);
  }
  return size > maxBytes ? tooLarge : { body: Object.fromEntries([...parts, ...files]), unread: null };
}

/** Reads a JSON part, sent as a field or as a file; undefined when it is no JSON in UTF-8. */
async function readPart(part: FormDataEntryValue): Promise<unknown> {
  try {
    const text = typeof part === 'string' ? part : decodeUtf8(await part.bytes());
    // Bytes of a field that are no UTF-8 have become this sign already, which nobody types.
    if (text.includes('\uFFFD')) return undefined;
    return readJson(text);
  } catch {
    return undefined;
  }
}
