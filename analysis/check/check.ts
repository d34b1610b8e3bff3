import type { Sources } from '../source/sources.ts';
import { rules } from './registry.ts';
import type { Finding, Problem, Rule } from './rule.ts';

/** Holds the sources against every rule; findings come by file, then by place. */
export function check(sources: Sources, held: readonly Rule[] = rules): Finding[] {
  const findings = held.flatMap((rule) => [...rule.run(sources)].map((problem) => place(rule, problem)));
  return findings.toSorted(
    (one, other) =>
      compare(one.file, other.file) ||
      one.line - other.line ||
      one.column - other.column ||
      compare(one.code, other.code),
  );
}

function place(rule: Rule, problem: Problem): Finding {
  const { document, pointer, message, hint } = problem;
  const { line, column, length } = problem.place ?? document.locate(pointer, problem.part ?? 'value');
  const { code, severity } = rule;
  const where = { file: document.path, line, column, length, pointer };
  return { code, severity, ...where, message, ...(hint === undefined ? {} : { hint }) };
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
