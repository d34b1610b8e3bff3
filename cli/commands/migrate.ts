import { impliedFrom, sayIn } from '#analysis';
import { exitCodes, type Command } from '../command.ts';
import { editFile } from '../mend/mend-files.ts';
import { toldMending } from '../mend/told-mending.ts';
import { openWorkspace } from '../workspace.ts';

/** Brings journeys that were written for an earlier language to today’s; what they do stays the same. */
export const migrateCommand: Command = {
  name: 'migrate',
  summary: {
    en: 'brings journeys of an earlier language to today’s',
    it: 'porta i flussi di un linguaggio precedente a quello di oggi',
  },
  help: {
    en: `
Usage: percorso migrate

Writes into journeys what the language once took for granted and now has them say, and raises their version:

  "from"   what a datum is from: when an answer changes that, the datum is forgotten. What no run can tell is not
           written, and a journey that says it of any of its data is left as it is.

Only the places named change, the rest of a file stays as it was formatted. Run percorso check and percorso test behind it.`,
    it: `
Uso: percorso migrate

Scrive nei flussi ciò che il linguaggio un tempo dava per inteso e che ora si dice, e ne aumenta la versione:

  "from"   da che cosa dipende un dato: quando una risposta lo cambia, il dato si dimentica. Ciò che in nessun caso
           si noterebbe non si scrive, e un flusso che lo dice già di qualche dato resta com’è.

Cambiano solo i punti nominati, il resto del file mantiene il suo formato. Poi esegui percorso check e percorso test.`,
  },
  options: {},
  run(_given, { cwd, print, language }) {
    const say = sayIn(language);
    const { sources } = openWorkspace(cwd);
    const migrations = impliedFrom(sources);
    for (const { file, edits } of migrations)
      for (const mending of editFile(cwd, file, edits)) print(toldMending(mending, say));
    const count = migrations.length;
    print(
      say({
        en:
          count === 1
            ? '1 journey brought to today’s language.'
            : `${count} journeys brought to today’s language.`,
        it:
          count === 1
            ? '1 flusso portato al linguaggio di oggi.'
            : `${count} flussi portati al linguaggio di oggi.`,
      }),
    );
    return Promise.resolve(exitCodes.well);
  },
};
