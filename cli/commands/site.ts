import { join, resolve } from 'node:path';
import process from 'node:process';
import { sayIn } from '#analysis';
import { portalOf } from '#server/folder';
import { exitCodes, UsageError, type Command } from '../command.ts';
import { product } from '../overlay/read-overlay.ts';

/** Lays out the built portal as files that any server may serve (RUN-04). */
export const siteCommand: Command = {
  name: 'site',
  summary: {
    en: 'lays out the portal as files for a server such as nginx, by the settings of this folder',
    it: 'prepara il portale come file da servire con nginx o simili, con le impostazioni di questa cartella',
  },
  help: {
    en: `
Usage: percorso site <folder>

Writes into the folder what a file server serves in the portal's place, by the settings of this folder (or of
PERCORSO_CONFIG) and its brand/: site/ with the page and its files, headers.conf with the headers that every reply must
have, and before/ with the scripts of the versions before, for a day. docs/operations/nginx/static.conf serves it. Say it
again after each change: the site is replaced at once.`,
    it: `
Uso: percorso site <cartella>

Scrive nella cartella ciò che nginx, o un programma simile, offre al posto del portale, con le impostazioni di questa cartella (o di
PERCORSO_CONFIG) e la sua brand/: site/ con la pagina e i suoi file, headers.conf con le intestazioni che ogni risposta
deve avere, e before/ con i programmi delle versioni di prima, per un giorno. docs/operations/nginx/static.conf lo serve.
Va ridato dopo ogni modifica: il sito è sostituito in una volta.`,
  },
  options: {},
  async run({ words }, around) {
    const [folder, more] = words;
    if (folder === undefined || more !== undefined)
      throw new UsageError({
        en: 'site takes one folder to write into, such as percorso site /srv/percorso.',
        it: 'site vuole una cartella in cui scrivere, per esempio percorso site /srv/percorso.',
      });
    // Loaded here, so that the other commands start without it.
    const { laySite, readSettingsIn } = await import('#server/site');
    const into = resolve(around.cwd, folder);
    const { env } = process;
    const settings = await readSettingsIn(around.cwd, env, portalOf(around.cwd, join(product, 'dist'), env));
    await laySite(settings, { into, now: performance.timeOrigin + performance.now() });
    around.print(
      sayIn(around.language)({
        en: `${into}: site/, headers.conf and before/ are laid out.`,
        it: `${into}: site/, headers.conf e before/ sono pronti.`,
      }),
    );
    return exitCodes.well;
  },
};
