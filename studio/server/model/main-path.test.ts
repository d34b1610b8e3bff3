import { drawnEdges } from '#analysis';
import type { JourneyFile } from '#schemas';
import { expect, it } from 'vitest';
import { mainPath } from './main-path.ts';

const form = (actions: Record<string, string>) => ({
  kind: 'form',
  actions: Object.fromEntries(Object.entries(actions).map(([name, to]) => [name, { to }])),
});
const call = (to: string) => ({ kind: 'call', operation: 'lockCard', commit: true, ok: { to } });
const end = (outcome: string) => ({ kind: 'end', outcome });

function pathOf(steps: object, start = 'ask'): readonly string[] {
  // What the schema asks beyond that is nothing to a way.
  const definition = { id: 'x', version: '1.0.0', surface: 'page', start, steps } as JourneyFile;
  return mainPath(definition, drawnEdges(definition, { operations: new Map() } as never));
}

it('goes to a good end by what is done, not by what stands first or leads out [STUDIO-03]', () => {
  const steps = {
    ask: form({ close: 'left', help: 'why', submit: 'lock' }),
    why: form({ submit: 'ask' }),
    lock: call('done'),
    done: end('completed'),
    left: end('cancelled'),
  };

  expect(pathOf(steps)).toEqual(['ask', 'lock', 'done']);
});

it('stops where a round begins anew, when what is done before leads nowhere else [STUDIO-03]', () => {
  const steps = {
    recover: { kind: 'branch', cases: [{ when: { var: 'data.known' }, to: 'known' }, { to: 'ask' }] },
    ask: form({ submit: 'lock' }),
    lock: call('again'),
    again: call('recover'),
    known: end('cancelled'),
  };

  expect(pathOf(steps, 'recover')).toEqual(['recover', 'ask', 'lock', 'again']);
});
