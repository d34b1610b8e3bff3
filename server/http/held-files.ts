import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSourceMap, keptFor } from './file-rules.ts';
import { takesBrotli } from './takes-brotli.ts';

/** A file as it was at the start: compressed where the build has compressed it, which takes a quarter of the memory. */
type Held = { bytes: Buffer; isBrotli: boolean };

/** Answers a file that a portal began with; undefined for what it did not. */
export type HeldFiles = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined;

/**
 * Holds the files of a built portal in memory: whatever is built or installed in their place meanwhile, or takes them away, a page
 * that this process has answered finds what it names (RUN-03). As long as they are there they are served from the disk.
 */
export function holdFiles(folder: string): HeldFiles {
  const files = readFiles(folder);
  return (request, reply) => {
    const [path = ''] = request.url.split('?');
    const held = ['GET', 'HEAD'].includes(request.method) ? files.get(path) : undefined;
    return held && answer(held, path, reply);
  };
}

function readFiles(folder: string): ReadonlyMap<string, Held> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const there = new Set(paths);
  const plain = paths.filter((path) => !isSourceMap(path) && !/\.(?:br|gz)$/.test(path));
  return new Map(
    plain.map((path) => {
      const isBrotli = there.has(`${path}.br`);
      const url = `/${relative(folder, path).split(sep).join('/')}`;
      return [url, { bytes: readFileSync(isBrotli ? `${path}.br` : path), isBrotli }];
    }),
  );
}

const decompress = promisify(brotliDecompress);

function answer({ bytes, isBrotli }: Held, path: string, reply: FastifyReply): FastifyReply {
  reply.code(200).type(types[extname(path)] ?? 'application/octet-stream');
  reply.headers({ 'Cache-Control': keptFor(path), Vary: 'accept-encoding' });
  if (!isBrotli) return reply.send(bytes);
  if (takesBrotli(reply.request)) return reply.header('Content-Encoding', 'br').send(bytes);
  void decompress(bytes).then(
    (whole) => reply.send(whole),
    (error: unknown) => reply.send(error),
  );
  return reply;
}

/** As the disk’s own are told. */
const types: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
