import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles } from './source-files.ts';
import { gather, isNode, type SyntaxNode } from './syntax.ts';

type Use = 'Math.random' | 'Date.now' | 'new Date()' | 'Date()';

/** The one clock of each program, injected into all else: the bank's, and the browser's. */
const clocks = ['sandbox/clock.ts', 'ui/shell/browser-ports.ts', 'studio/stage/main.tsx', 'console/clock.ts'];

const product = [
  'analysis',
  'cli',
  'conformance',
  'console',
  'engine',
  'i18n',
  'sandbox',
  'schemas',
  'server',
  'studio',
  'ui',
];
const isTest = (path: string) => /\.(?:test|fixture)\.tsx?$/u.test(path);
const files = sourceFiles(product).filter((path) => !isTest(path));

function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node['type'] === 'Identifier') return String(node['value']);
  if (node['type'] !== 'MemberExpression') return undefined;
  return `${nameOf(node['object'])}.${nameOf(node['property'])}`;
}

function useIn(node: SyntaxNode): Use[] {
  const { type, callee } = node;
  // A date made of a given instant reads no clock.
  const isEmpty = !Array.isArray(node['arguments']) || node['arguments'].length === 0;
  if (type === 'MemberExpression' && nameOf(node) === 'Math.random') return ['Math.random'];
  if (type === 'MemberExpression' && nameOf(node) === 'Date.now') return ['Date.now'];
  if (type === 'NewExpression' && nameOf(callee) === 'Date' && isEmpty) return ['new Date()'];
  if (type === 'CallExpression' && nameOf(callee) === 'Date') return ['Date()'];
  return [];
}

/** Finds Math where it is handed on whole, and its functions could be used under any name. */
function renamedMath(node: SyntaxNode): string[] {
  const whole = [node['init'], node['value'], node['right'], node['argument'], node['expression']];
  return whole
    .filter((inner) => isNode(inner) && inner['type'] === 'Identifier' && inner['value'] === 'Math')
    .map(String);
}

function usersOf(...uses: Use[]): string[] {
  return files.filter((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return gather(text, path.endsWith('.tsx'), useIn).some((use) => uses.includes(use));
  });
}

/** Finds where the bank's clock is asked, and where a transaction begins. */
function reachIn(node: SyntaxNode): ('time' | 'transaction')[] {
  if (node['type'] !== 'CallExpression') return [];
  const { callee } = node;
  const name = nameOf(callee);
  const member = isNode(callee) && callee['type'] === 'MemberExpression' ? nameOf(callee['property']) : name;
  if (name === 'performance.now') return [];
  if (member === 'now' || member === 'bankNow') return ['time'];
  return member === 'transaction' ? ['transaction'] : [];
}

const reachersOf = (what: 'time' | 'transaction'): string[] =>
  files.filter(
    (path) =>
      /^sandbox\/(?:outbox|security|server|services)\//u.test(path) &&
      gather(readFileSync(join(root, path), 'utf8'), false, reachIn).includes(what),
  );

describe('time and chance', () => {
  it('are seen however they are written', () => {
    const text =
      'f(Math.random); Date.now(); new Date(); Date(); new Date(0); /* Date.now() */ "new Date()";';

    expect(gather(text, false, useIn)).toEqual(['Math.random', 'Date.now', 'new Date()', 'Date()']);
  });

  it('come from the one clock that is given to anyone who needs it [S-57]', () => {
    const users = usersOf('Date.now', 'new Date()', 'Date()');

    expect(files.length).toBeGreaterThan(200);
    expect(users.filter((path) => !clocks.includes(path))).toEqual([]);
    expect(users).toContain('sandbox/clock.ts');
  });

  it('are told to what the bank does when its turn has come, and asked for nowhere else [S-78]', () => {
    const planted = 'performance.now(); call.now; clock.now(); bankNow(time); (await time()).machine.now();';

    expect(gather(planted, false, reachIn)).toEqual(['time', 'time', 'time']);
    expect(reachersOf('time')).toEqual([
      'sandbox/security/sessions/turns.ts',
      'sandbox/server/admit.ts',
      // Notes when a request arrived; nothing is decided by it.
      'sandbox/server/plugin.ts',
    ]);
  });

  it('do not come apart: a session’s transaction is the one in which it takes its turn [S-78]', () => {
    expect(gather('db.transaction(f); call.db.transaction(f);', false, reachIn)).toHaveLength(2);
    expect(reachersOf('transaction')).toEqual([
      'sandbox/server/answer.ts',
      // Within the transaction of a call that has no session yet.
      'sandbox/services/registration-service/open-kit.ts',
    ]);
  });

  it('are not reached in the engine by giving Math another name [S-57]', () => {
    const planted = gather('const M = Math; const { random } = Math; Math.max(1, 2);', false, renamedMath);
    const renamed = files.filter(
      (path) =>
        path.startsWith('engine/') &&
        gather(readFileSync(join(root, path), 'utf8'), false, renamedMath).length > 0,
    );

    expect(planted).toHaveLength(2);
    expect(renamed).toEqual([]);
  });

  it('never come from Math.random, which can be guessed [S-01]', () => {
    expect(usersOf('Math.random')).toEqual([]);
  });
});
