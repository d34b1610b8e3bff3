import { edgesOf } from '../../model/edges.ts';
import { soundJourneys } from '../../model/journeys.ts';
import { reachableFrom } from '../../model/walk.ts';
import { pointerTo } from '../../source/document.ts';
import type { Rule } from '../rule.ts';

/** Finds loops of steps that show nothing. */
export const loopAutomatic: Rule = {
  code: 'loop-automatic',
  severity: 'error',
  title: 'A loop of steps that show nothing',
  explain:
    'Calls, branches and journeys go on by themselves. A loop of such steps alone could run without end, calling the bank again and again; let a screen stand in it, so that the holder decides.',
  *run(sources) {
    for (const { document, definition } of soundJourneys(sources)) {
      const isAutomatic = (name: string) =>
        ['call', 'branch', 'journey'].includes(definition.steps[name]?.kind ?? '');
      const edges = edgesOf(definition).filter(({ from, to }) => isAutomatic(from) && isAutomatic(to));
      for (const name of Object.keys(definition.steps)) {
        const next = edges.filter(({ from }) => from === name).map(({ to }) => to);
        const loop = reachableFrom(next, edges);
        if (!loop.has(name)) continue;
        const message = `From "${name}" the journey can come back to "${name}" without showing anything.`;
        yield { document, pointer: pointerTo('/steps', name), part: 'key', message };
      }
    }
  },
};
