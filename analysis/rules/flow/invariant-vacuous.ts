import { edgesOf, isJoined } from '../../graph/control-flow.ts';
import { promises } from '../../decide/promises.ts';
import { verdicts } from '../../decide/verdicts.ts';
import { suggest } from '../../report/did-you-mean.ts';
import type { Rule } from '../rule.ts';

/** Finds promises about what no path passes. */
export const invariantVacuous: Rule = {
  code: 'invariant-vacuous',
  severity: 'error',
  title: { en: 'A promise about what never happens', it: 'Una promessa su ciò che non succede mai' },
  explain: {
    en: 'A point of an invariant is a step, or a way out of it by its name: an action, "ok", the number of a case, an outcome, a code, "after". No run passes the point named here, so the promise says nothing, and would go on saying nothing after a change that breaks it. Name the point that was meant, or remove the promise.',
    it: 'Un punto di una promessa è un passo, o una sua via chiamata per nome: un’azione, "ok", il numero di un caso, un esito, un codice, "after". Nessuno passa dal punto nominato qui: la promessa non dice nulla, e continuerebbe a non dire nulla dopo un cambiamento che la rompe. Nomina il punto che volevi, o togli la promessa.',
  },
  *run(sources) {
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
  },
};
