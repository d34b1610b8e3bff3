import {
  CodeActionKind,
  DiagnosticSeverity,
  type CodeAction,
  type Connection,
  type Diagnostic,
  type Position,
  type Range,
} from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Finding, Say } from '#analysis';
import { firstFindings } from '../report/first-findings.ts';

/** Sends the findings of each file that has some, and clears those of a file that has none any more. */
export function createTeller(
  connection: Connection,
  { uriOf, say }: { uriOf: (path: string) => string; say: () => Say },
): (findings: readonly Finding[]) => void {
  let told = new Set<string>();
  return (findings) => {
    const byFile = firstFindings(findings);
    for (const file of new Set([...told, ...byFile.keys()])) {
      const { findings: first = [], more = 0 } = byFile.get(file) ?? {};
      const diagnostics = [...first.map(diagnosticOf), ...(more > 0 ? [restOf(more, say())] : [])];
      void connection.sendDiagnostics({ uri: uriOf(file), diagnostics });
    }
    told = new Set(byFile.keys());
  };
}

function diagnosticOf(finding: Finding): Diagnostic {
  const { severity, code, message, hint } = finding;
  return {
    range: rangeOf(finding),
    severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code,
    source: 'percorso',
    message: [message, hint ?? ''].filter(Boolean).join(' '),
  };
}

/** Tells at the top of a file how many findings it has that are not told one by one. */
function restOf(more: number, say: Say): Diagnostic {
  const top = { line: 0, character: 0 };
  const message = say(
    more === 1
      ? { en: 'There is one more.', it: 'Ce n’è un altro.' }
      : { en: `There are ${more} more.`, it: `Ce ne sono altri ${more}.` },
  );
  return { range: { start: top, end: top }, severity: DiagnosticSeverity.Error, source: 'percorso', message };
}

function rangeOf({ line, column, length }: Finding): Range {
  const start = { line: line - 1, character: column - 1 };
  return { start, end: { line: start.line, character: start.character + length } };
}

/** Lists the findings that speak of a place. */
export const findingsAt = (findings: readonly Finding[], { line, character }: Position): Finding[] =>
  findings.filter((finding) => {
    const { start, end } = rangeOf(finding);
    return start.line === line && start.character <= character && character <= end.character;
  });

/** Offers what mends the findings of a piece of a file, one press each. */
export function quickFixesOf(
  findings: readonly Finding[],
  asked: { document: TextDocument; range: Range; say: Say },
): CodeAction[] {
  const { document, range, say } = asked;
  return findings.flatMap((finding) => {
    const { fix } = finding;
    const own = rangeOf(finding);
    if (!fix || own.end.line < range.start.line || own.start.line > range.end.line) return [];
    const replaced = { start: document.positionAt(fix.start), end: document.positionAt(fix.end) };
    return {
      title: titleOf(fix, document.getText(replaced), say),
      kind: CodeActionKind.QuickFix,
      diagnostics: [diagnosticOf(finding)],
      isPreferred: fix.loses !== true,
      edit: { changes: { [document.uri]: [{ range: replaced, newText: fix.text }] } },
    };
  });
}

function titleOf({ renaming, text }: NonNullable<Finding['fix']>, before: string, say: Say): string {
  if (renaming) return say({ en: `Write "${renaming.to}"`, it: `Scrivi "${renaming.to}"` });
  if (text === '') return say({ en: `Remove ${short(before)}`, it: `Togli ${short(before)}` });
  return say({ en: `Write ${short(text)}`, it: `Scrivi ${short(text)}` });
}

/** What is long would not fit on a button. */
function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').replace(/^, /, '');
  return line.length <= 60 ? line : `${line.slice(0, 59)}…`;
}
