import type { ElkNode } from 'elkjs/lib/elk-api.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLayouts } from './layouts.ts';

const described = (id: string): string =>
  JSON.stringify({ graph: { id, children: [{ id: 'ask', width: 240, height: 60 }] }, main: [] });

let laid: string[] = [];
let started = 0;
const lay = (graph: ElkNode): Promise<ElkNode> => {
  laid.push(graph.id);
  return Promise.resolve(graph);
};
const open = (layouter = lay) =>
  createLayouts(() => {
    started += 1;
    return layouter;
  });

beforeEach(() => {
  laid = [];
  started = 0;
});

describe('the layouts of a page', () => {
  it('lay a drawing out once, in two passes, however often it is opened [STUDIO-03]', async () => {
    const layouts = open();

    const all = await Promise.all([layouts.lay(described('one')), layouts.lay(described('one'))]);
    expect(await layouts.lay(described('one'))).toBe(all[0]);
    expect(laid).toEqual(['one', 'one']);
  });

  it('know at once what was laid out before, and nothing of another [STUDIO-03]', async () => {
    const layouts = open();
    const layout = await layouts.lay(described('one'));

    expect(layouts.found(described('one'))).toBe(layout);
    expect(layouts.found(described('other'))).toBeUndefined();
  });

  it('start one worker, and only once something is laid out [STUDIO-03]', async () => {
    const layouts = open();
    expect(started).toBe(0);

    await layouts.lay(described('one'));
    await layouts.lay(described('other'));
    expect(started).toBe(1);
  });

  it('try again what could not be laid out [STUDIO-03]', async () => {
    const refusals = [new Error('no worker')];
    const layouts = open((graph) => {
      const refusal = refusals.pop();
      return refusal ? Promise.reject(refusal) : lay(graph);
    });
    await expect(layouts.lay(described('one'))).rejects.toThrow('no worker');

    expect((await layouts.lay(described('one'))).steps.has('ask')).toBe(true);
  });

  it('forget what nobody has come back to for long [STUDIO-03]', async () => {
    const layouts = open();
    for (let index = 0; index < 60; index += 1) await layouts.lay(described(`${index}`));

    expect(layouts.found(described('0'))).toBeUndefined();
    expect(layouts.found(described('59'))).toBeDefined();
  });
});
