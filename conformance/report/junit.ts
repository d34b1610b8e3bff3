import type { Check, OperationReport } from '../ledger.ts';
import type { Findings } from '../run.ts';
import type { Needed } from './needed.ts';

/**
 * Writes a report as JUnit’s XML, which build servers read: a suite for each operation, a case for each check, and a suite of what
 * journeys of a bank’s folder call in vain.
 */
export function junitReport({ reports, level, givenUp }: Findings, needed: readonly Needed[] = []): string {
  const failures = reports
    .flatMap(({ checks }) => checks)
    .filter(({ outcome }) => outcome === 'failed').length;
  const tests = reports.reduce(
    (sum, { checks, outcome }) => sum + checks.length + Number(outcome === 'not run'),
    0,
  );
  const errors = Number(givenUp !== null);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="conformance" tests="${tests + errors + needed.length}" failures="${failures + needed.length}" errors="${errors}">`,
    ...(level === null
      ? []
      : [`  <properties><property name="level" value="${level.reached ?? 'none'}"/></properties>`]),
    ...(givenUp === null ? [] : [host(givenUp)]),
    ...(needed.length === 0 ? [] : [journeysIn(needed)]),
    ...reports.map(suite),
    '</testsuites>',
    '',
  ].join('\n');
}

/** That the host was given up is an error of its own, whatever operations say. */
const host = (why: string): string =>
  [
    '  <testsuite name="host" tests="1" failures="0" errors="1">',
    `    <testcase classname="host" name="answers"><error message="${escape(why)}"/></testcase>`,
    '  </testsuite>',
  ].join('\n');

const journeysIn = (needed: readonly Needed[]): string =>
  [
    `  <testsuite name="journeys" tests="${needed.length}" failures="${needed.length}" errors="0">`,
    ...needed.map(({ operationId, outcome, journeys }) => {
      const why = `${outcome}, and journeys of this folder call it: ${journeys.join(', ')}`;
      return `    <testcase classname="journeys" name="${escape(operationId)}"><failure message="${escape(why)}"/></testcase>`;
    }),
    '  </testsuite>',
  ].join('\n');

function suite({ operationId, service, checks, outcome, reason = '' }: OperationReport): string {
  const name = `${service}.${operationId}`;
  const isNotRun = outcome === 'not run';
  const broken = checks.filter((check) => check.outcome === 'failed').length;
  const untried = checks.filter((check) => check.outcome === 'not run').length;
  const head = `tests="${checks.length + Number(isNotRun)}" failures="${broken}" skipped="${untried + Number(isNotRun)}"`;
  const skipped = isNotRun
    ? [
        `    <testcase classname="${escape(name)}" name="run"><skipped message="${escape(reason)}"/></testcase>`,
      ]
    : [];
  const cases = [...checks.map((check) => testcase(name, check)), ...skipped];
  return [`  <testsuite name="${escape(name)}" ${head}>`, ...cases, '  </testsuite>'].join('\n');
}

function testcase(classname: string, { name, outcome, detail = '' }: Check): string {
  const head = `    <testcase classname="${escape(classname)}" name="${escape(name)}"`;
  if (outcome === 'passed') return `${head}/>`;
  const tag = outcome === 'failed' ? 'failure' : 'skipped';
  return `${head}><${tag} message="${escape(detail)}"/></testcase>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
