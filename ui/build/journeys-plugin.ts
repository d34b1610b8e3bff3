import { relative, resolve, sep } from 'node:path';
import { compileLibrary, prepareJourneys } from '#engine';
import { operations, type JourneyFile } from '#schemas';
import type { Plugin } from 'vite';
import { compileValidators } from './form-validators.ts';
import type { JourneyFault } from './journey-fault.ts';
import { readJourneySources, type JourneySource } from './journey-files.ts';
import { indexJourneys } from './journey-index.ts';
import { errorCatalogueOf, gatherJourneys, type JourneyParts } from './journey-parts.ts';

const modules = {
  journeys: 'virtual:journeys',
  index: 'virtual:journey-index',
  errors: 'virtual:journey-errors',
  one: 'virtual:journey/',
} as const;

export type JourneysPluginOptions = {
  /** The project’s folder. */
  root: string;
  /** Finds what is wrong with the journeys; whatever it finds fails the build. */
  check?: (sources: readonly JourneySource[]) => readonly JourneyFault[] | Promise<readonly JourneyFault[]>;
};

/** Serves journeys as modules, one chunk each, and refuses those that are unsound. */
export function journeys({ root, check = () => [] }: JourneysPluginOptions): Plugin {
  const load = () => readJourneySources(root);
  return {
    name: 'percorso:journeys',
    async buildStart() {
      const faults = await check(load());
      for (const fault of faults.filter(isWarning)) this.warn(asLog(root, [fault]));
      const errors = faults.filter((fault) => !isWarning(fault));
      if (errors.length > 0) this.error(asLog(root, errors));
    },
    resolveId: {
      filter: { id: /^virtual:journey/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:journey/ },
      async handler(id) {
        const sources = load();
        for (const { path } of sources) this.addWatchFile(resolve(root, path));
        return moduleCode(id.slice(1), sources);
      },
    },
    async hotUpdate({ file }) {
      if (!isJourneySource(relative(root, file).split(sep).join('/'))) return undefined;
      const errors = (await check(load())).filter((fault) => !isWarning(fault));
      if (errors.length > 0) {
        this.environment.hot.send({ type: 'error', err: { ...asLog(root, errors), stack: '' } });
        return [];
      }
      const served = [...this.environment.moduleGraph.idToModuleMap.entries()];
      return served.filter(([id]) => id.startsWith('\0virtual:journey')).map(([, module]) => module);
    },
  };
}

const isJourneySource = (path: string) => path.startsWith('journeys/') || path.startsWith('i18n/it/');

async function moduleCode(id: string, sources: readonly JourneySource[]): Promise<string | null> {
  const journeyParts = gatherJourneys(sources);
  if (id === modules.journeys) return loadersCode([...journeyParts.keys()]);
  if (id === modules.index) return `export const journeyIndex = ${code(indexJourneys(journeyParts))};`;
  if (id === modules.errors) return `export const errorCatalogue = ${code(errorCatalogueOf(sources))};`;
  const parts = journeyParts.get(id.slice(modules.one.length));
  return parts === undefined ? null : journeyCode(parts);
}

function loadersCode(ids: readonly string[]): string {
  const lines = ids.map((id) => `  ${code(id)}: () => import(${code(modules.one + id)}),`);
  return [
    'export const journeys = {',
    ...lines,
    '};',
    `export const loadErrorCatalogue = async () => (await import(${code(modules.errors)})).errorCatalogue;`,
  ].join('\n');
}

async function journeyCode({ journey, forms, texts }: JourneyParts): Promise<string> {
  return [
    `export const journey = ${code(prepared(journey, forms))};`,
    `export const forms = ${code(forms)};`,
    `export const texts = ${code(texts)};`,
    await compileValidators(forms),
  ].join('\n');
}

/** Compiles a journey, so that no browser does; what it names elsewhere was looked for by the check. */
function prepared(journey: JourneyFile, forms: JourneyParts['forms']) {
  const errors = { codes: {}, default: { type: 'CUSTOM' } } as const;
  return prepareJourneys(
    compileLibrary({ journeys: [journey], forms: { [journey.id]: forms }, errors, operations }),
  )[0];
}

const code = (value: unknown) => JSON.stringify(value);

const isWarning = ({ severity }: JourneyFault) => severity === 'warning';

/** Words faults for the bundler, which shows the place of the first: in the terminal, and over the page in development. */
function asLog(root: string, faults: readonly JourneyFault[]) {
  const [first, ...others] = faults;
  const more = others.map((fault) => `${fault.file}:${fault.line}:${fault.column} ${wording(fault)}`);
  return {
    plugin: 'percorso:journeys',
    message: [...(first ? [wording(first)] : []), ...more].join('\n'),
    ...(first && { loc: { file: resolve(root, first.file), line: first.line, column: first.column } }),
  };
}

function wording({ code: rule, message, hint }: JourneyFault): string {
  return `${message}${hint === undefined ? '' : ` ${hint}`} (${rule})`;
}
