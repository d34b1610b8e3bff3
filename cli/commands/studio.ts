import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sayIn } from '#analysis';
import {
  exitCodes,
  textOption,
  UsageError,
  type Command,
  type Given,
  type Surroundings,
} from '../command.ts';
import { product } from '../overlay/read-overlay.ts';
import { takeFolder } from '../studio/one-studio.ts';

const usualPort = 4100;

/** Opens the analysts’ workbench. */
export const studioCommand: Command = {
  name: 'studio',
  summary: {
    en: 'opens the analysts’ workbench in a browser: journeys drawn, tried and written',
    it: 'apre il banco di lavoro degli analisti nel browser: flussi disegnati, provati e scritti',
  },
  help: {
    en: `
Usage: percorso studio [--port <number>] [--read-only]

Opens Studio over the journeys of this folder, for this machine alone, and tells its address, which holds a key of this
start. What another editor writes is shown at once; Studio writes journeys/ and i18n/ and nothing else. In a bank's folder a
standard journey that is changed becomes the bank's own first, as by percorso adapt, and the page says so.

  --port <number>   4100 when left out; 0 takes any free one
  --read-only       shows everything and writes nothing, for looking at somebody else’s branch`,
    it: `
Uso: percorso studio [--port <numero>] [--read-only]

Apre Studio sui flussi di questa cartella, solo per questo computer, e ne scrive l’indirizzo, che contiene una chiave di
questo avvio. Ciò che scrive un altro editor si vede subito; Studio scrive in journeys/ e in i18n/, e in nessun altro posto.
Nella cartella di una banca un flusso del pacchetto, se lo si modifica, prima diventa della banca, come con percorso adapt, e
la pagina lo dice.

  --port <numero>   4100 se non è detto; 0 prende una porta libera qualsiasi
  --read-only       mostra tutto e non scrive niente, per guardare il lavoro di altri`,
  },
  options: { port: { type: 'string' }, 'read-only': { type: 'boolean' } },
  async run(given, around) {
    const { cwd, language } = around;
    const say = sayIn(language);
    const port = portOf(given);
    // Loaded here, so that the other commands start without it.
    const [{ openStudio }, { openStudioFolder }, pages] = await Promise.all([
      import('#studio'),
      import('../studio/studio-folder.ts'),
      builtPages(around),
    ]);
    const isReadOnly = given.options['read-only'] === true;
    // Who only reads is in nobody’s way.
    const taken = isReadOnly ? undefined : takeFolder(cwd);
    const folder = openStudioFolder(cwd);
    // Its pages are Italian, whatever the terminal speaks (STUDIO-22).
    const studio = await openStudio({ folder, pages, port, isReadOnly, language: 'it' }).catch(
      (error: unknown) => {
        throw explained(error, port);
      },
    );
    taken?.opened(studio.port);
    around.print(say({ en: `Studio: ${studio.address}`, it: `Studio: ${studio.address}` }));
    const trouble = folder.trouble();
    if (trouble) around.warn(say(trouble.words));
    around.warn(say({ en: 'Ctrl+C ends it.', it: 'Ctrl+C per chiuderlo.' }));
    await toldToStop();
    taken?.release();
    studio.close();
    // Watches of folders would hold the process.
    process.exit(exitCodes.well);
  },
};

/** Returns where the pages are as they were built: those of a clone are built where its sources have changed. */
async function builtPages({ progress, language }: Surroundings): Promise<string> {
  if (existsSync(join(product, 'vite.studio.config.ts'))) {
    const { buildStudioWhenStale } = await import('#server/studio-pages');
    progress.at(sayIn(language)({ en: 'preparing the pages', it: 'preparo le pagine' }));
    await buildStudioWhenStale(product);
    progress.over();
  }
  return join(product, 'dist/studio/pages');
}

function portOf(given: Given): number {
  const typed = textOption(given, 'port');
  if (typed === undefined) return usualPort;
  const port = Number(typed);
  if (/^\d+$/.test(typed) && port <= 65_535) return port;
  throw new UsageError({
    en: `--port takes a whole number from 0 to 65535, not "${typed}".`,
    it: `--port vuole un numero intero da 0 a 65535, non "${typed}".`,
  });
}

function explained(error: unknown, port: number): unknown {
  const { code } = Object(error);
  if (code === 'EADDRINUSE')
    return new UsageError({
      en: `Port ${port} is taken by another program. Try: percorso studio --port ${port + 1}`,
      it: `La porta ${port} è occupata da un altro programma. Prova: percorso studio --port ${port + 1}`,
    });
  if (code === 'EACCES')
    return new UsageError({
      en: `Port ${port} may not be used. Take one above 1023, such as ${usualPort}.`,
      it: `La porta ${port} non si può usare. Prendine una sopra 1023, per esempio ${usualPort}.`,
    });
  return error;
}

/** Waits until the terminal, or the one who has started it, ends it. */
function toldToStop(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  process.once('SIGINT', () => resolve());
  process.once('SIGTERM', () => resolve());
  return promise;
}
