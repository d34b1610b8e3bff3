import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

const figures = await createMetrics(async () => ({
  sessions: 0,
  connections: { active: 0, idle: 0 },
})).text();
const known = new Set([...figures.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));

describe.each(['docs/operations/alerts.yml', 'docs/operations/grafana.json'])('%s', (path) => {
  it('names figures that a server tells, and no others [RUN-06]', () => {
    const named = readFileSync(path, 'utf8').match(/\bpercorso_\w+/g) ?? [];
    const families = named.map((name) => name.replace(/_(count|bucket|sum)$/, ''));

    expect(families.filter((name) => !known.has(name))).toEqual([]);
    expect(new Set(families).size).toBeGreaterThan(4);
  });
});
