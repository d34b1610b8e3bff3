import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** What ajv’s code may ask for: functions that need nothing else, so that their own text goes along. */
const known: ReadonlySet<string> = new Set(['equal', 'ucs2length']);

const asked = /require\("ajv\/dist\/runtime\/(\w+)"\)\.default/g;

/**
 * Puts into ajv’s code what it asks for of ajv: a bank builds its own journeys where no bundler is (docs/adr/0176).
 *
 * @throws {Error} `FORM_RUNTIME_UNKNOWN` for what no form of the language has needed yet.
 */
export function withRuntime(code: string): string {
  const names = new Set([...code.matchAll(asked)].map(([, name = '']) => name));
  const functions = [...names].map((name) => {
    if (!known.has(name))
      throw new Error(`FORM_RUNTIME_UNKNOWN: the validator asks for ${name} of ajv; add it to ui/build`);
    return `const ${name} = ${String(require(`ajv/dist/runtime/${name}`).default)};`;
  });
  return [...functions, code.replaceAll(asked, '$1')].join('\n');
}
