import { diffJourneys, readSources, sayIn, type SourceFile, type Words } from '#analysis';
import { exitCodes, noSuch, UsageError, type Command, type ExitCode, type Surroundings } from '../command.ts';
import { toldMending } from '../mend/told-mending.ts';
import { isOf } from '../overlay/adapt-journey.ts';
import { readStandard } from '../overlay/read-overlay.ts';
import { inTaken, readTaken } from '../overlay/taken.ts';
import { writeTogether, type FileToBe } from '../overlay/write-together.ts';
import { voiceFor } from '../report/voice.ts';
import { baseless, holdTaken, refuseBaseless } from '../upgrade/hold-taken.ts';
import { refuseVersion } from '../upgrade/refuse-version.ts';
import { readSeen, type SeenPackage } from '../upgrade/seen-package.ts';
import { upgradeBeside } from '../upgrade/upgrade-beside.ts';
import { takenJourneys, upgradeJourneys, type UpgradedJourney } from '../upgrade/upgrade-journeys.ts';
import { tellUpgrade, tellVersion } from '../upgrade/told-upgrade.ts';
import { upgradedFiles } from '../upgrade/upgraded-files.ts';
import { openWorkspace, type OpenFolder } from '../workspace.ts';
import { checkCommand } from './check.ts';

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

Where .percorso/version is gone, or newer than the package, another file beneath .percorso is gone, damaged or otherwise than it
was, or a file cannot be written, it says so and does nothing, and exits with 2.
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

Se .percorso/version non c’è, o è più nuova del pacchetto, o un altro file sotto .percorso manca, è rovinato o non è più
com’era, o un file non si può scrivere, lo dice, non fa nulla ed esce con 2.
Esce con 1 finché qualcosa è in sospeso. Poi: percorso check, percorso test, percorso build.`,
  },
  options: { 'dry-run': { type: 'boolean' }, keep: { type: 'string' } },
  async run({ words, options }, around) {
    const folder = openWorkspace(around.cwd);
    if (folder.overlay.isWhole || words.length > 0)
      throw new UsageError({
        en: 'upgrade is run in a bank’s folder, with percorso.config.json, and names no journey: percorso upgrade --help',
        it: 'upgrade si esegue nella cartella di una banca, con percorso.config.json, senza nomi di flussi: percorso upgrade --help',
      });
    const { root } = folder;
    refuseVersion(root);
    // Before anything is told or written, --keep included.
    const seen = readSeen(root);
    const before = readTaken(root);
    const { hasOwn } = folder.overlay;
    holdTaken({ taken: before, noted: seen.taken, language: folder.language, hasOwn });
    const lacking = baseless({ taken: before, noted: seen.taken, hasOwn }, readStandard(root).files);
    const keep = typeof options['keep'] === 'string' ? options['keep'] : undefined;
    const kept = keep === undefined ? [] : keptAsItIs(root, keep, { taken: before, lacking });
    const isDry = options['dry-run'] === true;
    if (keep !== undefined && lacking.includes(keep)) {
      if (!isDry) writeTogether(root, kept.map(inTaken));
      around.print(sayIn(around.language)(toldKept(keep)));
      return exitCodes.well;
    }
    refuseBaseless(lacking);
    return bringOver(folder, { seen, before, kept, keep, isDry }, around);
  },
};

type Begun = {
  seen: SeenPackage;
  before: readonly SourceFile[];
  /** What a journey is held against next time that is to stay as it is, and which that is. */
  kept: readonly FileToBe[];
  keep: string | undefined;
  isDry: boolean;
};

async function bringOver(
  folder: OpenFolder,
  { seen, before, kept, keep, isDry }: Begun,
  around: Surroundings,
): Promise<ExitCode> {
  const { root } = folder;
  const taken = withFiles(before, kept);
  const upgraded = upgradeJourneys({ taken, now: readStandard(root).files, own: folder.files });
  const voice = voiceFor(around);
  const beside = upgradeBeside(folder, seen, { voice, language: around.language });
  const lines = [
    ...(keep === undefined ? [] : [voice.say(toldKept(keep))]),
    ...tellVersion(root, voice),
    ...upgraded.flatMap((each) => [...tellUpgrade(each, changesOf(each, folder, around), voice)]),
    ...beside.told,
  ];
  if (!isDry) {
    const { files, mendings } = upgradedFiles(root, { taken, kept, journeys: upgraded, beside });
    writeTogether(root, files);
    lines.push(...mendings.map((mending) => toldMending(mending, voice.say)));
  }
  for (const line of lines) around.print(line);
  if (!isDry) around.print(voice.say(toldFindings(await findingsIn(around))));
  const open = upgraded.some(({ files }) => files.some((file) => file.open.length > 0));
  return open ? exitCodes.found : exitCodes.well;
}

/** Says what a journey is held against next time where the bank’s stays: the package as it is now. */
function keptAsItIs(
  root: string,
  journey: string,
  { taken, lacking }: { taken: readonly SourceFile[]; lacking: readonly string[] },
): FileToBe[] {
  const known = [...takenJourneys(taken), ...lacking];
  if (!known.includes(journey))
    throw noSuch(journey, known, {
      en: `No journey "${journey}" was made this folder’s own.`,
      it: `Nessun flusso "${journey}" è stato preso in questa cartella.`,
    });
  const gone = taken.map(({ path }): FileToBe => ({ path, text: undefined }));
  const files = [...gone, ...readStandard(root).files].filter(({ path }) => isOf(journey, path));
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

/** Returns files with others in their place; those without a text go. */
function withFiles(files: readonly SourceFile[], others: readonly FileToBe[]): SourceFile[] {
  const all = new Map<string, FileToBe>([...files, ...others].map((file) => [file.path, file]));
  return [...all.values()].flatMap(({ path, text }) => (text === undefined ? [] : [{ path, text }]));
}

const toldKept = (journey: string): Words => ({
  en: `${journey} stays as it is here.`,
  it: `${journey} resta com’è qui.`,
});

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

/** Counts what check finds, as whoever runs it next is told. */
async function findingsIn(around: Surroundings): Promise<number> {
  const printed: string[] = [];
  const print = (line: string): void => void printed.push(line);
  await checkCommand.run({ words: [], options: { format: 'json' } }, { ...around, print });
  return (JSON.parse(printed.join('')) as unknown[]).length; // a list, by its format
}

const toldFindings = (found: number): Words => ({
  en:
    found === 0
      ? 'Check finds nothing. Next: percorso test, percorso build.'
      : `Check finds ${found}: percorso check.`,
  it:
    found === 0
      ? 'Check non trova niente. E ora: percorso test, percorso build.'
      : `Check trova avvisi: ${found}. Li mostra percorso check.`,
});
