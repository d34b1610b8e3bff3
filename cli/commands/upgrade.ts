import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { check, diffJourneys, readSources, sayIn } from '#analysis';
import { exitCodes, noSuch, UsageError, type Command, type Surroundings } from '../command.ts';
import { broughtOver } from '../mend/brought-over.ts';
import { editFile } from '../mend/mend-files.ts';
import { toldMending } from '../mend/told-mending.ts';
import { isOf } from '../overlay/adapt-journey.ts';
import { withSchema } from '../overlay/overlay.ts';
import { readStandard, seenFrom } from '../overlay/read-overlay.ts';
import { forgetTaken, inTaken, noteVersion, readTaken } from '../overlay/taken.ts';
import { writeWhole } from '../overlay/write-whole.ts';
import { voiceFor } from '../report/voice.ts';
import { refuseBroken } from '../upgrade/refuse-broken.ts';
import { refuseVersion } from '../upgrade/refuse-version.ts';
import { readSeen } from '../upgrade/seen-package.ts';
import { upgradeBeside } from '../upgrade/upgrade-beside.ts';
import { takenJourneys, upgradeJourneys, type UpgradedJourney } from '../upgrade/upgrade-journeys.ts';
import { tellUpgrade, tellVersion } from '../upgrade/told-upgrade.ts';
import { openWorkspace, type OpenFolder } from '../workspace.ts';

/** Says what a new version of the package changes for a bank’s own journeys, and brings over what is sure (RUN-02). */
export const upgradeCommand: Command = {
  name: 'upgrade',
  summary: {
    en: 'says what a new version changes for a bank’s journeys, and mends what is sure',
    it: 'dice che cosa cambia una versione nuova per i flussi di una banca, e corregge ciò che è certo',
  },
  help: {
    en: `
Usage: percorso upgrade [--dry-run]
       percorso upgrade --keep <journey>

In a bank's folder, after a new version of the package was installed. Of each standard journey that the bank has made its own
it tells what the new version changes, as percorso diff does, and writes into the bank's what the bank has not changed
itself. Where both have changed the same, the bank's stays, and the place is told until it is settled. Of texts and entries of
lists that the bank has in the place of ours it says once how ours was and is; of settings which are new, changed or gone; of
guards, codes and operations of the contract that the bank's journeys use, which have changed; of journeys and texts that the bank
has as they come, what holders will see otherwise. Then all files of the bank's are brought to the newest language, as percorso
migrate does.

  --dry-run          tells it and writes nothing
  --keep <journey>   settles what is open in a journey: the bank's stays, and is told no more

Where .percorso/version is gone, or newer than the package, or another file beneath .percorso is gone or damaged, it says so
and does nothing, and exits with 2.
Exits with 1 while something is open. Then: percorso check, percorso test, percorso build.`,
    it: `
Uso: percorso upgrade [--dry-run]
     percorso upgrade --keep <flusso>

Nella cartella di una banca, dopo aver installato una versione nuova del pacchetto. Di ogni flusso del pacchetto che la
banca ha fatto suo dice che cosa cambia la versione nuova, come percorso diff, e scrive in quello della banca ciò che la banca non
ha cambiato. Dove hanno cambiato entrambi la stessa cosa resta quella della banca, e il posto si dice finché non è deciso.
Dei testi e delle voci di elenchi che la banca ha al posto dei nostri dice una volta come il nostro era e com’è; delle
impostazioni quali sono nuove, cambiate o tolte; di condizioni, codici e operazioni del contratto usati dai flussi della banca,
quali sono cambiati; dei flussi e dei testi che la banca ha come nel pacchetto, che cosa vedranno i titolari. Poi porta
tutti i file della banca al linguaggio più nuovo, come percorso migrate.

  --dry-run         lo dice e non scrive niente
  --keep <flusso>   decide ciò che è in sospeso in un flusso: resta quello della banca, e non si dice più

Se .percorso/version non c’è, o è più nuova del pacchetto, o un altro file sotto .percorso manca o è rovinato, lo dice,
non fa nulla ed esce con 2.
Esce con 1 finché qualcosa è in sospeso. Poi: percorso check, percorso test, percorso build.`,
  },
  options: { 'dry-run': { type: 'boolean' }, keep: { type: 'string' } },
  run({ words, options }, around) {
    const folder = openWorkspace(around.cwd);
    if (folder.overlay.isWhole || words.length > 0)
      throw new UsageError({
        en: 'upgrade is run in a bank’s folder, with percorso.config.json, and names no journey: percorso upgrade --help',
        it: 'upgrade si esegue nella cartella di una banca, con percorso.config.json, senza nomi di flussi: percorso upgrade --help',
      });
    refuseVersion(folder.root);
    // Before anything is told or written, --keep included.
    refuseDamaged(folder.root);
    const { keep } = options;
    if (typeof keep === 'string') keepOwn(folder, keep, around);
    const isDry = options['dry-run'] === true;
    const upgraded = upgradeJourneys({
      taken: readTaken(folder.root),
      now: readStandard(folder.root).files,
      own: folder.files,
    });
    const voice = voiceFor(around);
    for (const line of tellVersion(folder.root, voice)) around.print(line);
    for (const each of upgraded)
      for (const line of tellUpgrade(each, changesOf(each, folder, around), voice)) around.print(line);
    const beside = upgradeBeside(folder, voice, around.language);
    for (const line of beside.told) around.print(line);
    if (!isDry) {
      beside.write();
      for (const each of upgraded) writeUpgraded(folder.root, each);
      bringOver(around);
      noteVersion(folder.root);
      tellFindings(around);
    }
    const open = upgraded.some(({ files }) => files.some((file) => file.open.length > 0));
    return Promise.resolve(open ? exitCodes.found : exitCodes.well);
  },
};

/** Refuses notes that cannot be read: what they said of the package before is nowhere else. */
function refuseDamaged(root: string): void {
  readSeen(root);
  for (const file of readTaken(root)) if (file.path.endsWith('.json')) refuseBroken(inTaken(file));
}

/** Says what the package changes in a journey, apart from what the bank has made of it. */
function changesOf(
  { journey, taken, now }: UpgradedJourney,
  { files, language, sources }: OpenFolder,
  around: Surroundings,
) {
  const others = files.filter(({ path }) => !isOf(journey, path));
  const [before, after] = [taken, now].map((own) =>
    readSources(language, [...others, ...own], { views: sources.views, before: sources }),
  );
  if (!before || !after) return [];
  return diffJourneys(before, after, around.language).filter((diff) => diff.journey === journey);
}

function writeUpgraded(root: string, { isGone, taken, files }: UpgradedJourney): void {
  if (isGone) for (const { path } of taken) forgetTaken(root, path);
  for (const { path, own, taken: next } of files) {
    if (own === undefined) rmSync(join(root, path), { force: true });
    else writeWhole(root, withSchema({ path, text: own }, seenFrom(root)));
    if (next === undefined) forgetTaken(root, path);
    else writeWhole(root, inTaken({ path, text: next }));
  }
}

/** Has the bank’s stay where both have changed something. */
function keepOwn({ root }: OpenFolder, journey: string, { print, language }: Surroundings): void {
  const taken = readTaken(root);
  if (!takenJourneys(taken).includes(journey))
    throw noSuch(journey, takenJourneys(taken), {
      en: `No journey "${journey}" was made this folder’s own.`,
      it: `Nessun flusso "${journey}" è stato preso in questa cartella.`,
    });
  for (const { path } of taken) if (isOf(journey, path)) forgetTaken(root, path);
  for (const file of readStandard(root).files) if (isOf(journey, file.path)) writeWhole(root, inTaken(file));
  print(
    sayIn(language)({
      en: `${journey} stays as it is here.`,
      it: `${journey} resta com’è qui.`,
    }),
  );
}

function bringOver({ cwd, print, language }: Surroundings): void {
  const { sources, overlay } = openWorkspace(cwd);
  const say = sayIn(language);
  for (const [file, edits] of broughtOver(sources))
    if (overlay.isOwn(file))
      for (const mending of editFile(cwd, file, edits)) print(toldMending(mending, say));
}

function tellFindings({ cwd, print, language }: Surroundings): void {
  const found = check(openWorkspace(cwd).sources).length;
  print(
    sayIn(language)({
      en:
        found === 0
          ? 'Check finds nothing. Next: percorso test, percorso build.'
          : `Check finds ${found}: percorso check.`,
      it:
        found === 0
          ? 'Check non trova niente. E ora: percorso test, percorso build.'
          : `Check trova avvisi: ${found}. Li mostra percorso check.`,
    }),
  );
}
