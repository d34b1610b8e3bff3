import { resolve } from 'node:path';
import { sayIn, type Words } from '#analysis';
import { exitCodes, UsageError, type Command } from '../command.ts';
import { layFolder } from '../overlay/lay-folder.ts';

/** Lays a bank’s own folder (RUN-02). */
export const initCommand: Command = {
  name: 'init',
  summary: {
    en: 'lays a bank’s own folder, over the standard journeys',
    it: 'prepara la cartella di una banca, sopra i flussi del pacchetto',
  },
  help: {
    en: `
Usage: percorso init <folder>

Lays a folder for what is a bank's own, and nothing else: percorso.config.json with the settings, journeys/ for its own
journeys and changed ones, i18n/it/ for its words, brand/ for its look, a README of one page in the language of --lang,
files for GitHub Actions and GitLab CI, and a Containerfile. The standard journeys, texts and catalogues come from the package, and every command
works over both. The folder must be new or empty; what npm and git put there, and the package's own file, may stay. Install
the package in the same folder, and lay it by percorso init . there: build servers find it then.`,
    it: `
Uso: percorso init <cartella>

Prepara una cartella per ciò che è della banca, e nient’altro: percorso.config.json con le impostazioni, journeys/ per i
flussi suoi e per quelli cambiati, i18n/it/ per le sue parole, brand/ per la sua veste, un README di una pagina nella lingua
di --lang, i file per GitHub Actions e GitLab CI, e un Containerfile. Gli altri flussi, testi ed elenchi vengono dal pacchetto, e ogni comando
lavora su tutti. La cartella dev’essere nuova o vuota; ciò che ci mettono npm e git, e il file del pacchetto, può restare.
Installa il pacchetto nella stessa cartella, e preparala lì con percorso init . : così lo trovano anche i due sistemi.`,
  },
  options: {},
  run({ words }, { cwd, print, language }) {
    const [folder, more] = words;
    if (folder === undefined || more !== undefined)
      throw new UsageError({
        en: 'init takes the folder to lay: percorso init . for this one, or a name, as in percorso init my-bank.',
        it: 'init vuole la cartella da preparare: percorso init . per questa, o un nome, come in percorso init la-mia-banca.',
      });
    const say = sayIn(language);
    const root = resolve(cwd, folder);
    for (const path of layFolder(root, language)) print(say({ en: `wrote ${path}`, it: `scritto ${path}` }));
    print(say(nextSteps(root === resolve(cwd) ? '' : `  cd ${folder}\n`)));
    return Promise.resolve(exitCodes.well);
  },
};

const nextSteps = (goThere: string): Words => ({
  en: `
Next:
${goThere}  npx percorso check                 0 findings: all comes from the package so far
  npx percorso adapt phone-change    makes a standard journey this folder's own, to be changed
  npx percorso new journey my-own    begins one of the bank's
  npx percorso build                 puts what is the bank's into the portal
  npx percorso start                 serves it, with a sandbox bank while percorso.config.json names no other

A text is changed by its key alone, in i18n/it/<file>.json. Keep the folder under version control, .percorso too.`,
  it: `
E ora:
${goThere}  npx percorso check                 0 avvisi: per ora viene tutto dal pacchetto
  npx percorso adapt phone-change    porta un flusso del pacchetto in questa cartella, da cambiare
  npx percorso new journey il-mio    ne comincia uno della banca
  npx percorso build                 mette nel portale ciò che è della banca
  npx percorso start                 lo serve, con una banca di prova finché percorso.config.json non ne indica una

Un testo si cambia con la sua sola chiave, in i18n/it/<file>.json. Tieni la cartella sotto controllo di versione, anche .percorso.`,
});
