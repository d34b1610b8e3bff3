import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  explore,
  mendScenarios,
  readSources,
  type Defect,
  type Exploration,
  type MendedScenario,
  type MissingScenario,
  type Sources,
} from '#analysis';
import { jsonText } from '../create/json-text.ts';
import { exitCodes, noJourney, type Command, type Surroundings } from '../command.ts';
import { onEngine } from '../on-engine.ts';
import { createColours, type Colours } from '../report/colours.ts';
import { openWorkspace, type Workspace } from '../workspace.ts';

/** Finds what no scenario passes, and writes the scenarios that are missing. */
export const exploreCommand: Command = {
  name: 'explore',
  summary: {
    en: 'finds what no scenario passes, and writes the missing scenarios',
    it: 'trova ciò che nessuno scenario percorre, e scrive gli scenari che mancano',
  },
  help: {
    en: `
Usage: percorso explore [<journey> …] [--write]

Finds the ways, the sides of guards and the routes of refusals that no scenario passes, and for each the
shortest walk that does: with answers that the forms take, the least and the most of them too, and replies
from the examples of the contract, varied where a guard decides on them. "errors" is the catalogue.

Before that it mends scenarios that stop at a screen, a new one or one that asks more: they get the first
answer with which they pass again.

  --write   writes what was mended in place, and the walks as scenarios, explored-….json, each with what the
            engine answers now: read what they expect, and give them the title that says what they prove

Exits with 1 when a scenario fails or was to be mended, something is not passed, or a walk breaks the journey.`,
    it: `
Uso: percorso explore [<flusso> …] [--write]

Trova le vie, i lati delle condizioni e le strade dei rifiuti che nessuno scenario percorre, e per ognuno la
passeggiata più breve che ci passa: con risposte che i moduli accettano, anche le più corte e le più lunghe, e repliche
prese dagli esempi del contratto, variate dove una condizione decide su di esse. "errors" è il catalogo.

Prima corregge gli scenari che si fermano a una schermata, nuova o che chiede di più: ricevono la prima
risposta con cui passano di nuovo.

  --write   scrive sul posto ciò che ha corretto, e le passeggiate come scenari, explored-….json, ognuna con ciò che
            il motore risponde ora: leggi che cosa si aspettano, e dai loro il titolo che dica che cosa provano

Esce con 1 se uno scenario fallisce o era da correggere, se qualcosa non è percorso, o se una passeggiata
rompe il flusso.`,
  },
  options: { write: { type: 'boolean' } },
  run(given, around) {
    const workspace = openWorkspace(around.cwd);
    const { root, sources } = workspace;
    for (const name of given.words) {
      if (!sources.journeys.has(name)) throw noJourney(name);
    }
    const tell = (journey: string): void => around.progress.at(`searching ${journey}`);
    const mended = onEngine(() => mendScenarios(sources, { only: given.words }));
    const found = onEngine(() => explore(withMended(workspace, mended), { only: given.words, tell }));
    around.progress.over();
    const colours = createColours(around.colours);
    for (const line of [...describeMended(mended, colours), ...describe(found, colours)]) around.print(line);
    if (given.options['write'] === true) {
      for (const { path, scenario } of mended) writeScenario(path, scenario, { root, around });
      for (const { journey, name, scenario } of found.missing)
        writeScenario(
          `journeys/${journey}/scenarios/${name}.json`,
          { $schema, ...scenario },
          { root, around },
        );
    }
    const well = [mended, ...Object.values(found)].every((list) => list.length === 0);
    return Promise.resolve(well ? exitCodes.well : exitCodes.found);
  },
};

/** Reads the journeys with their scenarios as they are once mended. */
function withMended({ files, language, sources }: Workspace, mended: readonly MendedScenario[]): Sources {
  const texts = new Map(mended.map(({ path, scenario }) => [path, jsonText(scenario)]));
  const changed = files.map(({ path, text }) => ({ path, text: texts.get(path) ?? text }));
  return readSources(language, changed, { views: sources.views, before: sources });
}

function* describeMended(mended: readonly MendedScenario[], colours: Colours): Generator<string> {
  for (const { path, given } of mended) {
    yield `${colours.yellow('mended')}   ${path}`;
    for (const what of given) yield `         ${colours.dim(what)}`;
  }
}

function* describe(
  { missing, unreached, defects, failing }: Exploration,
  colours: Colours,
): Generator<string> {
  for (const { file, message } of failing) yield `${colours.red('fails')}    ${file}: ${message}`;
  for (const { journey, scenario, passes } of missing) {
    yield `${colours.yellow('missing')}  ${journey}: ${passes.map(({ label }) => label).join(', ')}`;
    yield `         ${colours.dim(scenario.do.map(wordOf).join(' → '))}`;
  }
  for (const { journey, label, why } of unreached)
    yield `${colours.red('no way')}   ${journey}: ${label}: ${why}`;
  for (const defect of defects) yield* describeDefect(defect, colours);
  const open = missing.flatMap(({ passes }) => passes).length + unreached.length;
  yield `${open} not passed by any scenario; ${missing.length} scenarios would pass ${open - unreached.length} of them; ${defects.length} walks break a journey.`;
}

function* describeDefect({ journey, message, moves }: Defect, colours: Colours): Generator<string> {
  yield `${colours.red('breaks')}   ${journey}: ${message}`;
  yield `         ${colours.dim(moves.map(wordOf).join(' → '))}`;
}

type Move = MissingScenario['scenario']['do'][number];

/** Says in a word or two what a move is. */
function wordOf({ action, answer, wait }: Move): string {
  if (wait !== undefined) return `${wait} s pass`;
  if (!answer) return action ?? 'begins';
  if (answer.unreachable === true) return `${answer.operation} does not answer`;
  const code: unknown = Reflect.get(Object(answer.body), 'code');
  return `${answer.operation} ${(answer.status ?? 200) >= 300 && typeof code === 'string' ? code : 'ok'}`;
}

const $schema = '../../../schemas/journey/scenario.schema.json';

type Into = { root: string; around: Surroundings };

function writeScenario(path: string, scenario: object, { root, around }: Into): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), jsonText(scenario));
  around.print(`wrote ${path}`);
}
