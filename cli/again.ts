import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sayIn, type Words } from '#analysis';
import { exitCodes, type Command, type ExitCode, type Given, type Surroundings } from './command.ts';
import { toldFailure } from './failure-words.ts';
import { filesChangedSince } from './revision/files-at.ts';
import { revisionOf } from './revision/revision-of.ts';
import { watchFolders } from './watched-folders.ts';

const help: Words = {
  en: `
  --changed            only journeys that differ from HEAD, or from --since, and those that run them; all, when a
                       file of all differs. Check tells as well what was not found before, wherever it is
  --since <revision>   with --changed: another revision
  --watch              does it again whenever a file of journeys/, i18n/ or brand/ is saved, until Ctrl-C`,
  it: `
  --changed            solo i flussi diversi da HEAD, o da --since, e quelli che li eseguono; tutti, se è diverso un
                       file di tutti. Check dice anche ciò che prima non trovava, dovunque sia
  --since <revisione>  con --changed: un’altra revisione
  --watch              rifà tutto a ogni salvataggio in journeys/, i18n/ o brand/, fino a Ctrl-C`,
};

/** Lets a command that takes names of journeys run on what has changed, and again whenever something does. */
export function again(command: Command): Command {
  return {
    ...command,
    help: { en: `${command.help.en}\n${help.en}`, it: `${command.help.it}\n${help.it}` },
    options: {
      ...command.options,
      changed: { type: 'boolean' },
      since: { type: 'string' },
      watch: { type: 'boolean' },
    },
    run: (given, around) =>
      given.options['watch'] === true ? forEver(command, given, around) : once(command, given, around),
  };
}

async function once(command: Command, given: Given, around: Surroundings): Promise<ExitCode> {
  if (given.options['changed'] !== true) return command.run(given, around);
  const paths = filesChangedSince(around.cwd, revisionOf(given));
  const names = paths.map((path) => /^(?:journeys\/([^/]+)\/|i18n\/it\/([^/]+)\.json$)/.exec(path));
  const journeys = new Set(names.flatMap((found) => found?.[1] ?? found?.[2] ?? []));
  // A file that belongs to no journey, such as the catalogue of errors, belongs to all.
  const isOfAll =
    names.some((found) => found === null) || [...journeys].some((name) => !isJourney(around, name));
  if (journeys.size === 0 && !isOfAll) {
    around.print(sayIn(around.language)({ en: 'No journey has changed.', it: 'Nessun flusso è cambiato.' }));
    return exitCodes.well;
  }
  return command.run({ ...given, words: isOfAll ? [] : [...journeys] }, around);
}

const isJourney = ({ cwd }: Surroundings, name: string): boolean =>
  existsSync(join(cwd, 'journeys', name, 'journey.json'));

/** Runs a command after each change; several changes at once are one. */
async function forEver(command: Command, given: Given, around: Surroundings): Promise<ExitCode> {
  const changes = watchFolders(['journeys', 'i18n', 'brand'].map((folder) => join(around.cwd, folder)));
  for (;;) {
    const changed = changes.next();
    // What cannot be read while it is saved is read at the next change.
    await once(command, given, around).catch((error: unknown) => {
      around.progress.over();
      around.warn(toldFailure(error, around.language));
    });
    around.warn(sayIn(around.language)({ en: 'Waiting for a change …', it: 'Aspetto una modifica …' }));
    await changed;
  }
}
