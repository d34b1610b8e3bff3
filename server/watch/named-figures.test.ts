import { readFileSync } from 'node:fs';
import { parseYaml } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

/** The figures that a server tells, by their names. */
async function figuresOf(parts: Parameters<typeof createMetrics>[0]): Promise<ReadonlySet<string>> {
  const text = await createMetrics(parts).text();
  return new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
}
const needs = [{ name: 'provider', check: async () => {} }];
const bank = async () => ({ sessions: 0, connections: { active: 0, idle: 0 } });
const known = await figuresOf({ bank, needs });
const besideProvider = await figuresOf({ needs });

it('figures that only go up are called _total, and no others [RUN-06]', async () => {
  const text = await createMetrics({ bank, needs }).text();
  const kinds = [...text.matchAll(/^# TYPE (\S+) (\S+)/gm)].map(([, name = '', kind]) => ({ name, kind }));

  expect(kinds.filter(({ name, kind }) => name.endsWith('_total') !== (kind === 'counter'))).toEqual([]);
});

const read = (path: string): string => readFileSync(path, 'utf8');
const familiesIn = (text: string): string[] =>
  (text.match(/\bpercorso_\w+/g) ?? []).map((name) => name.replace(/_(count|bucket|sum)$/, ''));

describe.each(['docs/operations/alerts.yml', 'docs/operations/grafana.json'])('%s', (path) => {
  it('names figures that a server tells, and no others [RUN-06]', () => {
    const families = familiesIn(read(path));

    expect(families.filter((name) => !known.has(name))).toEqual([]);
    expect(new Set(families).size).toBeGreaterThan(4);
  });

  it('tells of a bank’s host that does not answer [RUN-06]', () => {
    expect(familiesIn(read(path))).toContain('percorso_need_met');
  });
});

it('a database is told full by all its connections, at work or idle: its server counts both [RUN-06]', () => {
  expect(read('docs/operations/alerts.yml')).toContain(
    'expr: sum without (state) (percorso_database_connections) > 80',
  );
});

it('each figure of the portal’s own is drawn [RUN-06]', () => {
  const own = [...known].filter((name) => !/^percorso_(?:nodejs|process)_/u.test(name));

  expect(familiesIn(read('docs/operations/grafana.json'))).toEqual(expect.arrayContaining(own));
});

// Browsers call a provider themselves: the portal sees no call of the bank there.
const comes = ({ expr }: { expr: string }): boolean =>
  !expr.includes('kind="bank"') && familiesIn(expr).every((name) => besideProvider.has(name));

type Rule = { alert: string; expr: string; annotations: { summary: string; runbook_url: string } };

it('the page says what each alert means, each alert where that stands, and whether it can come where a provider is set [RUN-06]', () => {
  const { groups } = parseYaml(read('docs/operations/alerts.yml')) as {
    groups: readonly { rules: readonly Rule[] }[];
  };
  const rules = groups.flatMap((group) => group.rules);
  const told = [...read('docs/operations.md').matchAll(/^\| `(Percorso\w+)` \| (yes|no)\b/gmu)];

  expect(told.map(([, alert, provider]) => [alert, provider])).toEqual(
    rules.map((rule) => [rule.alert, comes(rule) ? 'yes' : 'no']),
  );

  expect(read('docs/operations.md')).toContain(`SUCCESS: ${rules.length} rules found`);
  const [file = '', anchor = ''] = [...new Set(rules.map(({ annotations }) => annotations.runbook_url))]
    .join()
    .split('#');
  expect(read(file).toLowerCase()).toContain(`\n## ${anchor.replaceAll('-', ' ')}\n`);
});
