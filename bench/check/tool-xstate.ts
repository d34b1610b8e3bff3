import { createMachine } from 'xstate';
import { json, swap, type Tool } from './defect-classes.ts';

const clean = json({
  id: 'journey',
  initial: 'ask',
  states: {
    ask: { on: { submit: [{ guard: 'isA', target: 'done' }, { target: 'failed' }] } },
    done: { type: 'final' },
    failed: { type: 'final' },
  },
});

const begin = '"states": {';
const first = '{\n            "guard": "isA",\n            "target": "done"\n          }';

/** What XState itself refuses when a machine is made of a definition; it has no linter. */
export const xstateTool = (version: string): Tool => ({
  name: 'XState’s own errors',
  version,
  clean,
  planted: {
    target: swap(clean, '"target": "done"', '"target": "dne"'),
    key: swap(clean, '"on": {', '"onn": {}, "on": {'),
    twice: swap(clean, '"initial": "ask"', '"initial": "as", "initial": "ask"'),
    unreached: swap(clean, begin, `${begin} "alone": { "on": { "next": "done" } },`),
    island: swap(
      clean,
      begin,
      `${begin} "one": { "on": { "next": "other" } }, "other": { "on": { "next": "one" } },`,
    ),
    trap: swap(clean, begin, `${begin} "trap": { "on": { "again": "trap" } },`).replace(
      '"target": "failed"',
      '"target": "trap"',
    ),
    loop: swap(clean, begin, `${begin} "one": { "always": "other" }, "other": { "always": "one" },`).replace(
      '"target": "failed"',
      '"target": "one"',
    ),
    shadowed: swap(clean, first, `${first}, ${first}`),
  },
  findings: (definition) => {
    try {
      createMachine(JSON.parse(definition));
      return Promise.resolve([]);
    } catch (error) {
      return Promise.resolve([error instanceof Error ? error.message : String(error)]);
    }
  },
});
