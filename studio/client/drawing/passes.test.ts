import ELK from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it } from 'vitest';
import { layoutOf } from './layout.ts';
import { laidOut, practice } from './passes.ts';
import { withPorts } from './ports.ts';

const elk = new ELK.default();
const lay: typeof elk.layout = (graph) => elk.layout(structuredClone(graph));

describe('a drawing', () => {
  it('is the same as if its first layout had placed steps with all care [STUDIO-03]', async () => {
    const { graph, main } = practice;
    const careful = layoutOf(await lay(withPorts(graph, await lay(graph), new Set(main))));

    expect(await laidOut(practice, lay)).toEqual(careful);
  });

  it('has the way that is meant go straight down [STUDIO-03]', async () => {
    const { ways } = await laidOut(practice, lay);

    const across = practice.main.map((id) => new Set(ways.get(id)?.points.map(({ x }) => x)).size);
    expect(across).toEqual(practice.main.map(() => 1));
  });
});
