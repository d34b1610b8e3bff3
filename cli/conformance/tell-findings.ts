import { renameSync, writeFileSync } from 'node:fs';
import type { Findings, Level, LevelName, Needed, OperationReport } from '#conformance';
import type { Words } from '#analysis';
import type { CalledOperation } from '#server/doctor';
import type { Voice } from '../report/voice.ts';
import type { Asked, Kit } from './asked.ts';

/** `calls` are those of the folder’s own journeys, `standard` of those that come with the package. */
type Telling = Asked & {
  voice: Voice;
  kit: Kit;
  calls: readonly CalledOperation[];
  standard: readonly CalledOperation[];
};

/** Writes the report where it was asked for, and returns what is told at the terminal: of a report for programs nothing beside it. */
export function tellFindings(findings: Findings, telling: Telling): string[] {
  const { baseUrl, format, output, since, earlier, voice, kit, calls, standard } = telling;
  const { reports, level, givenUp } = findings;
  const needed = kit.neededBy(calls, reports);
  const text = {
    terminal: () => kit.terminalReport(reports),
    json: () => kit.jsonReport(findings, baseUrl, needed),
    junit: () => kit.junitReport(findings, needed),
  }[format]();
  if (output !== undefined) writeReport(output, text);
  else if (format !== 'terminal') return [text.trimEnd()];
  const { say } = voice;
  const told = since === undefined ? [] : [say(toldAgain(earlier?.size ?? 0, since))];
  if (output === undefined) told.push(text);
  told.push(say(summary(reports)));
  if (level !== null) told.push('', ...ladder(level, voice), say(reached(level)));
  told.push(...needed.map(wordsOf).map(say), ...standardWords(kit.neededBy(standard, reports)).map(say));
  if (givenUp !== null) told.push(say({ en: `Gave up: ${givenUp}.`, it: `Lasciato stare: ${givenUp}.` }));
  return told;
}

/** Says which journeys of the folder call an operation that did not pass: there the host lacks it, or does it otherwise. */
const wordsOf = ({ operationId, journeys }: Needed): Words => ({
  en: `${operationId} did not pass, and journeys of this folder call it: ${journeys.join(', ')}.`,
  it: `${operationId} non è passata, e la chiamano flussi di questa cartella: ${journeys.join(', ')}.`,
});

/** Names the journeys of the package that this host would break off; a bank that has them must offer what they call, or list them no more. */
export function standardWords(needed: readonly Needed[]): Words[] {
  const names = [...new Set(needed.flatMap(({ journeys }) => journeys))].toSorted();
  if (names.length === 0) return [];
  const list = names.join(', ');
  return [
    {
      en: `Journeys that come with the package and call what did not pass: ${list}.`,
      it: `Flussi del pacchetto che chiamano ciò che non è passato: ${list}.`,
    },
  ];
}

/** Writes a file so that nobody ever reads the half of it, however the process ends. */
export function writeReport(path: string, text: string): void {
  writeFileSync(`${path}.part`, text);
  renameSync(`${path}.part`, path);
}

const toldAgain = (count: number, since: string): Words => ({
  en: `${count} operations passed in ${since}, and were not tried again.`,
  it: `Operazioni passate in ${since} e non riprovate: ${count}.`,
});

function summary(reports: readonly OperationReport[]): Words {
  const count = (outcome: OperationReport['outcome']) =>
    reports.filter((report) => report.outcome === outcome).length;
  const [passed, failed, notRun] = [count('passed'), count('failed'), count('not run')];
  const checks = reports.reduce((sum, report) => sum + report.checks.length, 0);
  return {
    en: `${reports.length} operations: ${passed} passed, ${failed} failed, ${notRun} not run (${checks} checks)`,
    it: `Operazioni: ${reports.length}; passate: ${passed}, fallite: ${failed}, non provate: ${notRun} (controlli: ${checks})`,
  };
}

/** What a portal can show of a host at each level. */
const shows: Readonly<Record<LevelName, Words>> = {
  login: { en: 'holders log in, and out', it: 'i titolari entrano ed escono' },
  cards: { en: 'who they are, and their cards', it: 'chi sono, e le loro carte' },
  operations: { en: 'what was spent, in detail and by month', it: 'le operazioni, in dettaglio e per mese' },
  documents: { en: 'all that the documents ask', it: 'tutto ciò che chiedono i documenti' },
  whole: { en: 'the extensions, too', it: 'anche le estensioni' },
};

function ladder({ rungs }: Level, { say, colours }: Voice): string[] {
  const width = Math.max(...rungs.map(({ name }) => name.length));
  return rungs.map(({ name, isReached, passed, operations }) => {
    const figures = say({ en: `${passed} of ${operations}`, it: `${passed} su ${operations}` });
    const line = `${isReached ? '✓' : '✗'} ${name.padEnd(width)}  ${figures.padEnd(11)}  ${say(shows[name])}`;
    return isReached ? colours.green(line) : line;
  });
}

const mostNamed = 3;

/** Says in one line how far the host has come, and what the next level lacks. */
function reached({ reached: name, next }: Level): Words {
  const told = { en: `Level reached: ${name ?? 'none'}.`, it: `Livello raggiunto: ${name ?? 'nessuno'}.` };
  if (next === null) return told;
  const [named, more] = [next.lacks.slice(0, mostNamed).join(', '), next.lacks.length - mostNamed];
  return {
    en: `${told.en} For ${next.name} it lacks ${named}${more > 0 ? ` and ${more} more` : ''}.`,
    it: `${told.it} Per ${next.name} mancano: ${named}${more > 0 ? ` e altre ${more}` : ''}.`,
  };
}
