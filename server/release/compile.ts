import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** The programs of a package: the server as it is started, the command line, and what runs in threads of their own. */
const entries = [
  'server/serve.ts',
  'cli/from-terminal.ts',
  'cli/studio/explore-thread.ts',
  'cli/studio/judge-thread.ts',
];

/** What works on the project’s own sources, and is no part of the package. */
const ofProject: ReadonlySet<string> = new Set(['#server/studio-pages']);

/**
 * Of rjsf a build of a bank’s journeys needs the compiler of forms alone: it goes along with what it imports, for by itself it would
 * bring React and whatever draws forms. What reads and writes workbooks is for one command, and would bring itself five times over:
 * as modules, CommonJS and bundles, with all that reads other archives.
 */
const along: readonly string[] = ['@rjsf/', 'read-excel-file', 'write-excel-file'];

const goesAlong = (id: string, importer = ''): boolean =>
  !/^ajv(?:-formats)?(?:$|\/)/.test(id) &&
  (along.some((name) => id.startsWith(name)) || /[\\/]node_modules[\\/]/.test(importer));

/**
 * Compiles the server and the command line to plain JavaScript, a file for each of ours, so that each still finds what lies beside it
 * (RUN-01). Packages stay outside.
 *
 * @returns the names of the packages that are imported.
 */
export async function compile(root: string, into: string): Promise<readonly string[]> {
  // Older packages ask for Node’s own without its prefix.
  const isPackage = (id: string) => !/^[./#]/.test(id) && !isBuiltin(id) && !id.startsWith(root);
  const bundle = await rolldown({
    cwd: root,
    input: entries.map((entry) => join(root, entry)),
    platform: 'node',
    external: (id, importer) =>
      isBuiltin(id) || ofProject.has(id) || (isPackage(id) && !goesAlong(id, importer)),
    logLevel: 'warn',
    // What is said to bundlers for browsers alone is in none of what goes along.
    onLog: (level, log, tell) => {
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') tell(level, log);
    },
  });
  const { output } = await bundle.write({
    dir: into,
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: root,
    // What goes along stands under another name: npm packs no folder node_modules.
    // So does what is imported of texts: no check knows code beside them.
    entryFileNames: ({ name }) => `${name.replace(/^(?:node_modules|i18n\/it)\//, 'vendor/')}.js`,
    minify: false,
  });
  await bundle.close();
  const imports = output.flatMap((part) =>
    part.type === 'chunk' ? [...part.imports, ...part.dynamicImports] : [],
  );
  const own = new Set(output.map(({ fileName }) => fileName));
  const packages = imports.filter((name) => !own.has(name) && isPackage(name));
  return [...new Set(packages.map(packageOf))].toSorted();
}

/** Names the package of an import: `ajv/dist/2020.js` is of `ajv`, `@fastify/static` of itself. */
const packageOf = (id: string): string => id.split('/', id.startsWith('@') ? 2 : 1).join('/');
