import { join } from 'node:path';
import { check, sayIn } from '#analysis';
import { toldFailure } from '../failure-words.ts';
import { exitCodes, UsageError, type Command, type Surroundings } from '../command.ts';
import { readOverlay } from '../overlay/read-overlay.ts';
import { watchFolders } from '../watched-folders.ts';
import { checkCommand } from './check.ts';
import { openWorkspace } from '../workspace.ts';

/** Serves a bank’s folder while somebody writes in it. */
export const devCommand: Command = {
  name: 'dev',
  summary: {
    en: 'serves a bank’s folder and takes up what is saved in it',
    it: 'serve la cartella di una banca e riprende ciò che vi si salva',
  },
  help: {
    en: `
Usage: percorso dev

In a bank's folder, builds and serves the portal as percorso build and percorso start do, and again whenever a file of
journeys/, i18n/ or brand/ is saved: load the page again to see it; the bank, its sessions and its data go on. While check
finds an error, that is told and what was sound last is served. Settings are read once. Ctrl-C ends it.`,
    it: `
Uso: percorso dev

Nella cartella di una banca prepara e serve il portale, come percorso build e percorso start, e da capo a ogni salvataggio
in journeys/, i18n/ o brand/: ricarica la pagina per vederlo; la banca, le sue sessioni e i suoi dati continuano. Finché
check trova un errore lo dice, e resta ciò che andava bene per ultimo. Le impostazioni si leggono una volta. Ctrl-C lo chiude.`,
  },
  options: {},
  async run(_given, around) {
    const root = around.cwd;
    if (readOverlay(root).isWhole)
      throw new UsageError({
        en: 'dev is for a bank’s folder, with percorso.config.json; the project itself has npm run dev.',
        it: 'dev è per la cartella di una banca, con percorso.config.json; il progetto ha npm run dev.',
      });
    const renewal = soundChanges(around);
    if (!(await built(around))) return exitCodes.found;
    const { openServable, serveFolder } = await import('#server/serving');
    await serveFolder({
      root,
      portal: () => openServable(join(root, 'dist')),
      renewal,
    });
    return exitCodes.well;
  },
};

/** Tells when something was saved that may be served; what is saved meanwhile is not lost. */
function soundChanges(around: Surroundings): { next: () => Promise<void> } {
  const changes = watchFolders(['journeys', 'i18n', 'brand'].map((folder) => join(around.cwd, folder)));
  let changed = changes.next();
  const isSound = async (): Promise<boolean> => {
    await changed;
    changed = changes.next();
    return built(around).catch((error: unknown) => {
      around.warn(toldFailure(error, around.language));
      return false;
    });
  };
  return {
    next: async () => {
      while (!(await isSound()));
    },
  };
}

/** Builds the folder where check finds no error; otherwise tells what it finds. */
async function built(around: Surroundings): Promise<boolean> {
  const folder = openWorkspace(around.cwd);
  if (check(folder.sources).some(({ severity }) => severity === 'error')) {
    await checkCommand.run({ words: [], options: {} }, around);
    return false;
  }
  const { buildFolder } = await import('../build/build-folder.ts');
  await buildFolder(folder);
  around.warn(sayIn(around.language)({ en: 'Built.', it: 'Pronto.' }));
  return true;
}
