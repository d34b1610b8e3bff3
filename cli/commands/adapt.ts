import { sayIn, type Words } from '#analysis';
import { adaptJourney, toldAdapted } from '../overlay/adapt-journey.ts';
import { adaptList, isList, toldAdaptedList } from '../overlay/adapt-list.ts';
import { exitCodes, UsageError, type Command } from '../command.ts';
import { openWorkspace, type OpenFolder } from '../workspace.ts';

/** Makes journeys of the package a bank’s own, to be changed. */
export const adaptCommand: Command = {
  name: 'adapt',
  summary: {
    en: 'copies a standard journey into a bank’s folder, to be changed there',
    it: 'copia un flusso del pacchetto nella cartella di una banca, per cambiarlo lì',
  },
  help: {
    en: `
Usage: percorso adapt <journey or list> …

Copies journeys of the package into a bank's folder with their forms, scenarios and texts: from then on the folder's own
count, whole. How they were is kept in .percorso/taken, which belongs under version control: percorso upgrade tells by it
what a new version changes. To go back to the standard journey, delete its folder, its texts and what was taken of it.

Other texts are changed without it: a key in i18n/it/<file>.json takes the place of that key alone. So does an entry of a list,
in journeys/<list>.json; adapt copies deep-links, errors, guards, trigger-timeline or words to begin with, and what is not to be
changed is taken out again.`,
    it: `
Uso: percorso adapt <flusso o elenco> …

Copia flussi del pacchetto nella cartella di una banca con moduli, scenari e testi: da quel momento valgono quelli della
cartella, per intero. Com’erano resta in .percorso/taken, da tenere sotto controllo di versione: da lì percorso upgrade sa
che cosa cambia una versione nuova. Per tornare al flusso del pacchetto si eliminano la sua cartella, i suoi testi e ciò che
ne era stato preso.

Gli altri testi si cambiano senza: una chiave in i18n/it/<file>.json prende il posto di quella chiave soltanto. Così una voce
di un elenco, in journeys/<elenco>.json; adapt copia deep-links, errors, guards, trigger-timeline o words da cui partire, e
ciò che non si vuole cambiare si toglie.`,
  },
  options: {},
  run({ words }, { cwd, print, language }) {
    if (words.length === 0)
      throw new UsageError({
        en: 'name the journey or the list: adapt <journey>.',
        it: 'indica il flusso o l’elenco: adapt <flusso>.',
      });
    const folder = openWorkspace(cwd);
    if (folder.overlay.isWhole)
      throw new UsageError({
        en: 'this folder has its journeys itself; adapt is for a bank’s folder, with percorso.config.json.',
        it: 'questa cartella ha già i suoi flussi; adapt è per la cartella di una banca, con percorso.config.json.',
      });
    for (const name of new Set(words)) print(sayIn(language)(adaptNamed(folder, name)));
    return Promise.resolve(exitCodes.well);
  },
};

function adaptNamed(folder: OpenFolder, name: string): Words {
  if (!isList(name)) return toldAdapted(name, adaptJourney(folder, name).length);
  adaptList(folder.root, name);
  return toldAdaptedList(name);
}
