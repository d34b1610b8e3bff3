import type { GuardedEdge } from '#schemas';
import { casesOf } from '../../graph/cases.ts';
import { soundJourneys } from '../../graph/journeys.ts';
import type { Rule } from '../rule.ts';

/** Finds cases that are all the same but for their guards. */
export const branchIdle: Rule = {
  code: 'branch-idle',
  severity: 'error',
  title: { en: 'Cases that decide nothing', it: 'Casi che non decidono nulla' },
  explain: {
    en: 'Whatever the guards say, every case leads to the same step and writes the same: nothing is decided. A new branch is made so, to be filled in: write its guard, and where each case leads. Where nothing is to be decided, go straight to the step.',
    it: 'Qualunque cosa dicano le condizioni, ogni caso porta allo stesso passo e scrive lo stesso: non si decide nulla. Un bivio nuovo nasce così, da completare: scrivi la sua condizione, e dove porta ogni caso. Se non c’è nulla da decidere, vai dritto al passo.',
  },
  *run(sources) {
    for (const { document, definition } of soundJourneys(sources)) {
      for (const { cases, pointer } of casesOf(definition)) {
        const [first, ...others] = cases;
        if (!first || others.length === 0) continue;
        if (others.some((other) => doneBy(other) !== doneBy(first))) continue;
        const message = {
          en: `All cases lead to "${first.to}" alike: they decide nothing.`,
          it: `Tutti i casi portano a "${first.to}" allo stesso modo: non decidono nulla.`,
        };
        yield { document, pointer, part: 'key', message };
      }
    }
  },
};

const doneBy = ({ to, sets, file, visit }: GuardedEdge): string => JSON.stringify([to, sets, file, visit]);
