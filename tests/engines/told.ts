import type { Engine } from './browser.ts';

/** What became of a flow in an engine: how long it took, or why it does not hold. */
export type Outcome = { engine: string; flow: string; ms?: number; problem?: string };

/** Says, a line for each, which engines are not there, what is missing of them and what brings it. */
export function notFound(engines: readonly Pick<Engine, 'name' | 'debian' | 'missing'>[]): string[] {
  return engines
    .filter((engine) => engine.missing().length > 0)
    .map(
      ({ name, debian, missing }) =>
        `${name} was not found, and nothing is tried in it: ${missing().join(', ')} missing (Debian: ${debian}).`,
    );
}

/** Draws a table of the flows by engine. */
export function inWords(outcomes: readonly Outcome[]): string {
  const engines = [...new Set(outcomes.map(({ engine }) => engine))];
  const flows = [...new Set(outcomes.map(({ flow }) => flow))];
  const cell = (flow: string, engine: string): string => {
    const outcome = outcomes.find((one) => one.flow === flow && one.engine === engine);
    if (outcome === undefined) return 'not tried';
    return outcome.ms === undefined ? 'DOES NOT HOLD' : `holds, ${(outcome.ms / 1000).toFixed(1)} s`;
  };
  const rows = flows.map((flow) => line([flow, ...engines.map((engine) => cell(flow, engine))]));
  return [line(['flow', ...engines]), `|${'---|'.repeat(engines.length + 1)}`, ...rows].join('\n');
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
