import { join } from 'node:path';
import process from 'node:process';
import { exitCodes, UsageError, type Command } from '../command.ts';
import { product } from '../overlay/read-overlay.ts';

/** Serves the portal by the settings of a folder (RUN-03). */
export const startCommand: Command = {
  name: 'start',
  summary: {
    en: 'serves the portal by the settings of this folder',
    it: 'serve il portale con le impostazioni di questa cartella',
  },
  help: {
    en: `
Usage: percorso start

Serves the portal by the settings of this folder (or of PERCORSO_CONFIG) and its brand/: what percorso build has made, where
the folder has journeys or texts of its own. It calls the bank's host of the settings; while they name none, it brings a
sandbox bank, with a console beside it. It prints where all is, and ends in order when it is told to stop (SIGTERM, Ctrl-C).
What stands in its way is told in English, in one line: a code, what was found and what to do; percorso doctor says the same
beforehand. Ports, data and log come from the environment: docs/operations/environment.md of the package lists it.`,
    it: `
Uso: percorso start

Serve il portale con le impostazioni di questa cartella (o di PERCORSO_CONFIG) e la sua brand/: quello preparato da
percorso build, se la cartella ha flussi o testi suoi. Chiama il sistema della banca indicato nelle impostazioni; finché non ne indicano
uno, porta con sé una banca di prova, con la sua pagina accanto. Dice dove sta tutto, e finisce in ordine quando gli si
dice di fermarsi (SIGTERM, Ctrl-C). Se qualcosa glielo impedisce lo dice in inglese, in una riga: un codice, che cosa c’è e che
cosa fare; percorso doctor lo dice prima. Porte, dati e registro vengono dall’ambiente: li elenca
docs/operations/environment.md del pacchetto.`,
  },
  options: {},
  async run({ words: [more] }, { cwd }) {
    if (more !== undefined)
      throw new UsageError({
        en: `start takes nothing, not "${more}": it serves the folder that it is run in.`,
        it: `start non vuole niente, e non "${more}": serve la cartella in cui parte.`,
      });
    // Loaded here, so that the other commands start without it.
    const { servableOf, serveFolder } = await import('#server/serving');
    await serveFolder({ root: cwd, portal: () => servableOf(cwd, join(product, 'dist'), process.env) });
    return exitCodes.well;
  },
};
