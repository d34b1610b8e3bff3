import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { rolldown, type Plugin } from 'rolldown';

/** What a server reads beside its code. */
const beside = ['schemas/*.json', 'ui/kit/tokens/*.css', 'journeys/routes.json'];

/** The bank of the sandbox stays behind: a database and what it draws and hashes with weigh ten times as much. */
const withoutSandbox: Plugin = {
  name: 'percorso:without-sandbox',
  resolveId: { filter: { id: /^#sandbox(?:\/inspection)?$/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0#sandbox/ },
    handler: () => ({ code: absent, moduleSideEffects: true }),
  },
};

const absent = `throw new Error('SANDBOX_ABSENT: what was built calls the bank of a provider and has none itself; name one in percorso.config.json or PERCORSO_PROVIDER_BASE_URL, or start the sandbox by npx percorso start');
export const createSandbox = undefined;
export const toldFailure = undefined;
export const inspectBank = undefined;`;

/** Has each file of ours find what it reads as if it still stood where it was written, beneath the folder of the server. */
const placesOf = (root: string): Plugin => ({
  name: 'percorso:places',
  transform: {
    filter: { id: { exclude: /[\\/]node_modules[\\/]/ }, code: /import\.meta\.(?:dirname|url)/ },
    handler(code, id) {
      const file = `../${relative(root, id).split(sep).join('/')}`;
      // In one go: what is put in says import.meta.url again.
      return code.replaceAll(/import\.meta\.(dirname|url)/g, (_found, which) =>
        which === 'url' ? `${urlOf(file)}.href` : `${toPath}(${urlOf(dirname(file))})`,
      );
    },
  },
});

const toPath = "process.getBuiltinModule('node:url').fileURLToPath";
const urlOf = (path: string): string => `new URL(${JSON.stringify(path)}, import.meta.url)`;

/**
 * Compiles the server with all that it imports, so that it runs on a Node alone: what a bank carries to where it serves (RUN-03).
 */
export async function compileServer(root: string, into: string): Promise<void> {
  const bundle = await rolldown({
    cwd: root,
    input: { start: join(root, 'server/serving/serve-built.ts') },
    platform: 'node',
    plugins: [withoutSandbox, placesOf(root)],
    logLevel: 'warn',
  });
  await bundle.write({
    dir: into,
    format: 'esm',
    entryFileNames: 'code/[name].js',
    chunkFileNames: 'code/[name]-[hash].js',
    comments: { legal: true },
    minify: true,
  });
  await bundle.close();
  for (const file of globSync(beside, { cwd: root })) {
    mkdirSync(join(into, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(into, file));
  }
  const { version }: { version?: unknown } = Object(
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
  );
  writeFileSync(
    join(into, 'package.json'),
    `${JSON.stringify({ version, private: true, type: 'module' })}\n`,
  );
}
