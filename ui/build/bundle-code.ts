import { createRequire } from 'node:module';
import { rolldown, type Plugin } from 'rolldown';

const require = createRequire(import.meta.url);

/** Bundles code that stands in no file, with what it needs of ajv, to one ES module; the module `entry` is its beginning. */
export async function bundleCode(sources: ReadonlyMap<string, string>): Promise<string> {
  const build = await rolldown({ input: 'entry', plugins: [served(sources)], platform: 'browser' });
  try {
    const { output } = await build.generate({ format: 'esm' });
    return output[0].code;
  } finally {
    await build.close();
  }
}

function served(sources: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'percorso:code-sources',
    resolveId: (id) => (sources.has(id) ? id : id.startsWith('ajv/') ? require.resolve(id) : null),
    load: (id) => sources.get(id) ?? null,
  };
}
