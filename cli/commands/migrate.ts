import { sayIn } from '#analysis';
import { exitCodes, type Command } from '../command.ts';
import { broughtOver } from '../mend/brought-over.ts';
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

Brings all files of the folder to the newest language:

  "language"   is written into journeys that do not say theirs. No version is raised by it: nothing runs otherwise.
  "from"       is written into those, and their version raised: what a datum is from, which the language once took for
               granted. When an answer changes that, the datum is forgotten. What no run can tell is not written, and a
               journey that says it of any of its data is left as it is.
  other keys   that the schemas call deprecated get their new name, or go.

Only the places named change, the rest of a file stays as it was formatted. Run percorso check and percorso test behind it.`,
    it: `
Uso: percorso migrate

Porta tutti i file della cartella al linguaggio più nuovo:

  "language"     si scrive nei flussi che non dicono il loro. La versione non aumenta: nulla cambia per chi li percorre.
  "from"         si scrive in quelli, e ne aumenta la versione: da che cosa dipende un dato, che il linguaggio un tempo dava
                 per inteso. Quando una risposta lo cambia, il dato si dimentica. Ciò che in nessun caso si noterebbe non si
                 scrive, e un flusso che lo dice già di qualche dato resta com’è.
  altre chiavi   che gli schemi dicono superate prendono il nome nuovo, o si tolgono.

Cambiano solo i punti nominati, il resto del file mantiene il suo formato. Poi esegui percorso check e percorso test.`,
  },
  options: {},
  run(_given, { cwd, print, language }) {
    const say = sayIn(language);
    const { sources, overlay } = openWorkspace(cwd);
    const migrations = [...broughtOver(sources)].filter(([file]) => overlay.isOwn(file));
    for (const [file, edits] of migrations)
      for (const mending of editFile(cwd, file, edits)) print(toldMending(mending, say));
    const count = migrations.length;
    print(
      say({
        en:
          count === 1 ? '1 file brought to today’s language.' : `${count} files brought to today’s language.`,
        it:
          count === 1
            ? '1 file portato al linguaggio di oggi.'
            : `${count} file portati al linguaggio di oggi.`,
      }),
    );
    return Promise.resolve(exitCodes.well);
  },
};
