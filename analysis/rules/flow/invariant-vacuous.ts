import { edgesOf, isJoined } from '../../graph/control-flow.ts';
import { promises } from '../../decide/promises.ts';
import { verdicts } from '../../decide/verdicts.ts';
import { suggest } from '../../report/did-you-mean.ts';
import type { Sources } from '../../source/sources.ts';
import type { Problem } from '../rule.ts';

/** Finds promises about what no path passes. */
export function* invariantVacuous(sources: Sources): Generator<Problem> {
  // Where a guard lets nobody pass, another rule says so, and the promise stands or falls with it.
  const closed = new Set(
    verdicts(sources)
      .filter(({ kind }) => kind === 'never' || kind === 'contradicted')
      .map(({ upstream }) => upstream.flow.document),
  );
  for (const { upstream, pointer, vacuous } of promises(sources)) {
    const { definition, document } = upstream.flow;
    // The way to a step that is not there may have led past it; step-unknown has said so. A name of no step is told all the same.
    const isKnown = (point: string) => Object.hasOwn(definition.steps, point.split('.')[0] ?? '');
    for (const { word, point } of vacuous) {
      if (!isJoined(definition) && isKnown(point)) continue;
      const [step = '', by] = point.split('.');
      const names = edgesOf(definition).flatMap(({ from, kind, name }) =>
        from === step && kind !== 'back' ? [`${step}.${kind === 'ok' ? 'ok' : name}`] : [],
      );
      const isThere = by === undefined ? isKnown(point) : names.includes(point);
      if (isThere && closed.has(document)) continue;
      yield {
        document,
        pointer: `${pointer}/${word}`,
        message: { en: `No run passes "${point}".`, it: `Nessuna esecuzione passa per "${point}".` },
        ...(by !== undefined && !names.includes(point) && suggest(point, names)),
      };
    }
  }
}
