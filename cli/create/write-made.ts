import { createChecker, identityOf, sayIn, type Finding, type SourceFile, type Words } from '#analysis';
import { exitCodes, type ExitCode, type Surroundings } from '../command.ts';
import { writeWhole } from '../overlay/write-whole.ts';
import { workspaceOf, type OpenFolder, type Workspace } from '../workspace.ts';

/** What is written, what it leaves to do, and the pointers of values that are to be filled in. */
export type Made = {
  files: readonly SourceFile[];
  leftToDo: readonly Words[];
  toFill: readonly string[];
};

/** Writes the files and tells which, what check finds now and did not find before, and what is left to do. */
export function writeMade(
  { files, toFill, leftToDo }: Made,
  before: OpenFolder,
  { print, warn, language }: Surroundings,
): ExitCode {
  const say = sayIn(language);
  for (const file of files) {
    const { path } = file;
    writeWhole(before.root, before.overlay.toWrite(file));
    print(say({ en: `wrote ${path}`, it: `scritto ${path}` }));
  }
  const found = newFindings(files, before, { language });
  const isToFill = ({ file, pointer }: Finding): boolean =>
    files.some(({ path }) => path === file) && toFill.some((place) => pointer.startsWith(place));
  const toWrite = found.filter(({ code }) => code === 'text-standin');
  const broken = found.filter((finding) => !provisional.includes(finding.code) && !isToFill(finding));
  for (const line of brokenLines(broken)) warn(typeof line === 'string' ? line : say(line));
  if (toWrite[0]) print(say(textsToWrite(toWrite[0].file, toWrite.length)));
  for (const words of leftToDo) print(say(words));
  return broken.length > 0 ? exitCodes.found : exitCodes.well;
}

/** What finds the provisional things of a new step, until somebody writes what is meant. */
const provisional = ['text-standin', 'branch-idle', 'label-twin'];

function newFindings(
  files: readonly SourceFile[],
  { root, sources, files: present }: Workspace,
  options: Pick<Surroundings, 'language'>,
): readonly Finding[] {
  const check = createChecker(options);
  const known = new Set(check(sources).map(identityOf));
  const written = new Set(files.map(({ path }) => path));
  const all = [...present.filter(({ path }) => !written.has(path)), ...files];
  return check(workspaceOf(root, all, sources).sources).filter((finding) => !known.has(identityOf(finding)));
}

function* brokenLines(broken: readonly Finding[]): Generator<string | Words> {
  if (broken.length === 0) return;
  yield {
    en: `Now check finds what is left for you to mend: ${broken.length}.`,
    it: `Ora check trova ciò che resta da correggere a mano: ${broken.length}.`,
  };
  for (const { file, line, column, code, message, hint } of broken)
    yield `${file}:${line}:${column} ${code}: ${message}${hint === undefined ? '' : ` ${hint}`}`;
}

const textsToWrite = (file: string, count: number): Words => ({
  en: `Write the texts of ${file} that stand in: check finds ${count}.`,
  it: `Scrivi i testi di ${file} che sono provvisori: check ne trova ${count}.`,
});
