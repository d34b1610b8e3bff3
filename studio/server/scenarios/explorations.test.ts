import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ExploringTold } from '../../judge/explored.ts';
import { createExplorations } from './explorations.ts';
import { folderOfJourneys } from './journeys.fixture.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A search that goes on until it is told otherwise, and who asks for it. */
function searching() {
  const { folder } = folderOfJourneys('card-lock');
  const running: { tell: (told: ExploringTold) => void; isStopped: boolean }[] = [];
  const explore = (_journey: string, tell: (told: ExploringTold) => void) => {
    const own = { tell, isStopped: false };
    running.push(own);
    return { stop: () => void (own.isStopped = true) };
  };
  const explorations = createExplorations({ folder: { ...folder, explore }, language: 'it' });
  const ask = () => {
    const request = new EventEmitter();
    const written: string[] = [];
    const response = {
      writeHead: () => response,
      write: (line: string) => written.push(line),
      ended: false,
      end: () => void (response.ended = true),
    };
    // Of a request and of a response nothing else is used.
    const asked = { request: request as IncomingMessage, response: response as unknown as ServerResponse };
    explorations.open({ journey: 'card-lock', ...asked });
    return {
      leave: () => request.emit('close'),
      told: () => written.map((line): unknown => JSON.parse(line)),
      response,
    };
  };
  return { running, ask, explorations };
}

it('tells line by line how a search stands, and keeps what it proposes until the next [STUDIO-08]', () => {
  const { running, ask, explorations } = searching();
  const { told, response } = ask();
  const scenario = { title: 'il titolare sceglie «CHIUDI»', do: [{ action: 'close' }] };

  running[0]?.tell({ kind: 'searching', tried: 500 });
  running[0]?.tell({
    kind: 'found',
    made: [{ name: 'explored-x', scenario, passes: [] }],
    unreached: [],
    defects: [],
  });

  const proposals = [{ name: 'explored-x', title: scenario.title, moves: 1, passes: [] }];
  expect(told()).toEqual([
    { kind: 'searching', tried: 500 },
    { kind: 'found', proposals, unreached: [], defects: [] },
  ]);
  expect(response.ended).toBe(true);
  expect(explorations.proposed('card-lock', 'explored-x')).toEqual(scenario);
  expect(explorations.proposed('card-lock', 'explored-y')).toBeUndefined();
});

it('ends a search when the one who has asked goes away, or asks anew [STUDIO-08]', () => {
  const { running, ask } = searching();
  const first = ask();

  const second = ask();
  expect(running.map(({ isStopped }) => isStopped)).toEqual([true, false]);
  running[0]?.tell({ kind: 'searching', tried: 500 });
  expect([...first.told(), ...second.told()]).toEqual([]);
  second.leave();

  expect(running.map(({ isStopped }) => isStopped)).toEqual([true, true]);
});

it('gives a search up after two minutes, and says where it goes on [STUDIO-08]', () => {
  const { running, ask } = searching();
  const { told } = ask();

  vi.advanceTimersByTime(119_000);
  expect(running[0]?.isStopped).toBe(false);
  vi.advanceTimersByTime(2000);

  expect(running[0]?.isStopped).toBe(true);
  expect(told()).toEqual([
    { kind: 'broken', why: expect.stringContaining('percorso explore card-lock --write') },
  ]);
});
