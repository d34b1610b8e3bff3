import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, sayIn } from '#analysis';
import { otherVersion } from '#server/folder';
import { exitCodes, UsageError, type Command } from '../command.ts';
import { openWorkspace } from '../workspace.ts';

/** Puts what is the bank’s into the portal (RUN-02, RUN-03). */
export const buildCommand: Command = {
  name: 'build',
  summary: {
    en: 'puts a bank’s journeys, texts and look into the portal, in dist/',
    it: 'mette nel portale flussi, testi e veste di una banca, in dist/',
  },
  help: {
    en: `
Usage: percorso build

In a bank's folder, writes dist/: the portal as it comes with the package, with the bank's own journeys and texts, for
percorso start; and, as percorso site does, site/ with files for a server such as nginx, headers.conf and before/, with
nginx.conf to begin with. Carried to another machine, dist/ serves by itself with Node alone: node dist/start.mjs, by the
settings, the look and the languages as they were at the build. Where check finds an error, or anything else is refused,
what was built before stays as it is.

Say it again after each change of journeys/ or i18n/it/, and after each new version: start refuses a dist/ of something
else. Settings, brand/ and other languages are read at each start; site/ has them as they are now.`,
    it: `
Uso: percorso build

Nella cartella di una banca scrive dist/: il portale com’è nel pacchetto, con i flussi e i testi della banca, per
percorso start; e, come percorso site, site/ con i file per nginx o simili, headers.conf e before/, con un nginx.conf da cui
partire. Portata su un altro computer dist/ si serve da sola, con Node e basta: node dist/start.mjs, con impostazioni, veste
e lingue com’erano quando è stata fatta. Se check trova un errore, o se qualcos’altro non va, resta tutto com’era.

Va ridato dopo ogni modifica di journeys/ o i18n/it/, e dopo ogni versione nuova: percorso start rifiuta una dist/ fatta
d’altro.
Impostazioni, brand/ e altre lingue si leggono a ogni avvio; site/ le ha come sono ora.`,
  },
  options: {},
  async run({ words }, { cwd, print, warn, language, progress }) {
    const say = sayIn(language);
    if (words.length > 0)
      throw new UsageError({
        en: `build takes no argument, and found ${words.join(' ')}; it builds the folder that it is said in.`,
        it: `build non vuole argomenti, e ha trovato ${words.join(' ')}; prepara la cartella in cui è dato.`,
      });
    const folder = openWorkspace(cwd);
    if (folder.overlay.isWhole)
      throw new UsageError({
        en: 'build is for a bank’s folder, with percorso.config.json; the project itself is built by npm run build.',
        it: 'build è per la cartella di una banca, con percorso.config.json; il progetto si prepara con npm run build.',
      });
    const other = otherVersion(cwd);
    // As a start says it.
    if (other) warn(`${other.found}; ${other.remedy}`);
    progress.at(say({ en: 'checking the journeys', it: 'controllo i flussi' }));
    const errors = check(folder.sources).filter(({ severity }) => severity === 'error').length;
    progress.over();
    if (errors > 0)
      throw new UsageError({
        en: `check finds errors: ${errors}. See them with percorso check; nothing was written.`,
        it: `check trova errori: ${errors}. Li mostra percorso check; non è stato scritto niente.`,
      });
    // Loaded here, so that the other commands start without them.
    const [{ buildFolder }, { holdSettings, laySite, nginxConf, readSettingsIn }] = await Promise.all([
      import('../build/build-folder.ts'),
      import('#server/site'),
    ]);
    await holdSettings(cwd, process.env);
    const { journeys, texts } = await buildFolder(folder, async (into) => {
      const settings = await readSettingsIn(cwd, process.env, into);
      writeFileSync(join(into, 'nginx.conf'), nginxConf(settings.config));
      await laySite(settings, { into, now: performance.timeOrigin + performance.now() });
    });
    print(
      say({
        en: `dist/ is built: journeys of the bank’s ${journeys}, files of its texts ${texts}. Next: npx percorso start`,
        it: `dist/ è pronta: flussi della banca ${journeys}, file di suoi testi ${texts}. E ora: npx percorso start`,
      }),
    );
    return exitCodes.well;
  },
};
