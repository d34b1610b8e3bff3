import {
  explore,
  jsonText,
  mendScenarios,
  readSources,
  sayIn,
  type MendedScenario,
  type Sources,
} from '#analysis';
import { exitCodes, type Command, type Surroundings } from '../command.ts';
import { journeysNamed } from '../named-journeys.ts';
import { writeWhole } from '../overlay/write-whole.ts';
import { tellExploration, tellMended } from '../report/explore-report.ts';
import { voiceFor } from '../report/voice.ts';
import { openWorkspace, type OpenFolder, type Workspace } from '../workspace.ts';

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
answer with which they pass again; through a journey that is run there, the way of one of its own scenarios.

  --write   writes what was mended in place, and the walks as scenarios, explored-….json, each with what the
            engine answers now: read what they expect, and give them the title that says what they prove

Exits with 1 when a scenario fails, cannot be run or was to be mended, something is not passed, or a walk breaks the journey.`,
    it: `
Uso: percorso explore [<flusso> …] [--write]

Trova le vie, i lati delle condizioni e le strade dei rifiuti che nessuno scenario percorre, e per ognuno la
passeggiata più breve che ci passa: con risposte che i moduli accettano, anche le più corte e le più lunghe, e repliche
prese dagli esempi del contratto, variate dove una condizione decide su di esse. "errors" è il catalogo.

Prima corregge gli scenari che si fermano a una schermata, nuova o che chiede di più: ricevono la prima
risposta con cui passano di nuovo; in un flusso che si esegue lì, la via di uno dei suoi scenari.

  --write   scrive sul posto ciò che ha corretto, e le passeggiate come scenari, explored-….json, ognuna con ciò che
            il motore risponde ora: leggi che cosa si aspettano, e dai loro il titolo che dica che cosa provano

Esce con 1 se uno scenario fallisce, non può partire o era da correggere, se qualcosa non è percorso, o se una passeggiata
rompe il flusso.`,
  },
  options: { write: { type: 'boolean' } },
  run(given, around) {
    const voice = voiceFor(around);
    const workspace = openWorkspace(around.cwd);
    const { root, sources, overlay } = workspace;
    const only = journeysNamed(given, sources);
    const tell = (journey: string): void =>
      around.progress.at(voice.say({ en: `searching ${journey}`, it: `cerco in ${journey}` }));
    const mended = mendScenarios(sources, { only });
    const found = explore(withMended(workspace, mended), { only, tell });
    around.progress.over();
    for (const line of [...tellMended(mended, voice), ...tellExploration(found, voice)]) around.print(line);
    if (given.options['write'] === true) {
      for (const { path, scenario } of mended) writeScenario(path, scenario, { root, overlay, around });
      for (const { journey, name, scenario } of found.missing)
        writeScenario(
          `journeys/${journey}/scenarios/${name}.json`,
          { $schema, ...scenario },
          { root, overlay, around },
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

const $schema = '../../../schemas/journey/scenario.schema.json';

type Into = Pick<OpenFolder, 'root' | 'overlay'> & { around: Surroundings };

function writeScenario(path: string, scenario: object, { root, overlay, around }: Into): void {
  writeWhole(root, overlay.toWrite({ path, text: jsonText(scenario) }));
  around.print(sayIn(around.language)({ en: `wrote ${path}`, it: `scritto ${path}` }));
}
