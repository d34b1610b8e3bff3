import { sayIn, suggest, type Say, type Words } from '#analysis';
import { languageAsked } from './answer-language.ts';
import { exitCodes, UsageError, type Command, type ExitCode, type Surroundings } from './command.ts';
import { wordsOfFailure } from './failure-words.ts';
import { productVersion } from '#server/folder';
import { readGiven, readTyped, type Typed } from './typed-options.ts';

/** Runs what was typed and answers the exit code; what goes wrong is told in one line, on the other stream. */
export async function runCommandLine(
  typed: readonly string[],
  commands: readonly Command[],
  terminal: Surroundings,
): Promise<ExitCode> {
  const read = readTyped(typed);
  const command = commands.find(({ name }) => name === read.name);
  let around = terminal;
  try {
    if (read.lang !== undefined) around = { ...terminal, language: languageAsked(read.lang) };
    return await answer(read, { command, commands, around });
  } catch (error) {
    around.progress.over();
    const words = wordsOfFailure(error);
    if (!words) throw error;
    around.warn(`${['percorso', ...(command ? [command.name] : [])].join(' ')}: ${words[around.language]}`);
    return exitCodes.failed;
  }
}

type Asked = { command: Command | undefined; commands: readonly Command[]; around: Surroundings };

async function answer({ name, rest, help }: Typed, { command, commands, around }: Asked): Promise<ExitCode> {
  const say = sayIn(around.language);
  if (name === undefined || name === 'help') {
    const { options } = readGiven(rest, { version: { type: 'boolean' } });
    if (options['version'] === true) {
      around.print(productVersion());
      return exitCodes.well;
    }
    around.print(overview(commands, say));
    return name === undefined && !help ? exitCodes.failed : exitCodes.well;
  }
  if (!command) throw noCommand(name, commands);
  const given = readGiven(rest, command.options);
  if (!help) return command.run(given, around);
  around.print(`${say(command.help).trim()}\n\n${say(helpOfAll)}`);
  return exitCodes.well;
}

function noCommand(name: string, commands: readonly Command[]): UsageError {
  const { hint } = suggest(
    name,
    commands.map((command) => command.name),
  );
  return new UsageError({
    en: `there is no command "${name}". ${hint?.en} Try: percorso --help`,
    it: `il comando "${name}" non c’è. ${hint?.it} Prova: percorso --help`,
  });
}

const helpOfAll: Words = {
  en: `Every command has these, too:

  --lang it|en   answers in this language; otherwise in Italian where the terminal is set to it
                 (LC_ALL, LC_MESSAGES or LANG), in English elsewhere
  --help, -h     tells this`,
  it: `Ogni comando ha anche queste:

  --lang it|en   risponde in questa lingua; altrimenti in italiano se il terminale è in italiano
                 (LC_ALL, LC_MESSAGES o LANG), in inglese negli altri casi
  --help, -h     dice questo`,
};

function overview(commands: readonly Command[], say: Say): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const list = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${say(summary)}`).join('\n');
  return say({
    en: `percorso: checks, tests, plays and draws the journeys of the folder it is run in.

Usage: percorso <command> [options]

${list}

percorso <command> --help tells more, percorso --version which version this is.
It answers in the language of the terminal, or of --lang it|en.
It exits with 0 when all is well, with 1 when something was found, and with 2 when the command could
not be done.`,
    it: `percorso: controlla, prova, percorre e disegna i flussi della cartella in cui parte.

Uso: percorso <comando> [opzioni]

${list}

percorso <comando> --help dice di più, percorso --version quale versione è.
Risponde nella lingua del terminale, o in quella di --lang it|en.
Esce con 0 se va tutto bene, con 1 se ha trovato qualcosa, con 2 se il comando non si è potuto eseguire.`,
  });
}
