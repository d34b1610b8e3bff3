import { unsetReads } from '../../flow/definite-assignment.ts';
import { dataFlows, type DataFlow } from '../../flow/transfer.ts';
import { isScreenNamed } from '../../graph/reachability.ts';
import { stepsOf } from '../../graph/journeys.ts';
import { wayTo } from '../../graph/state-space.ts';
import type { Sources } from '../../source/sources.ts';
import type { Problem } from '../rule.ts';
import { meantBySlips } from '../names/datum-unknown.ts';

/** Finds screens that cannot be taken up after a reload, nor any before them: they, or what follows, need what is not kept. */
export function* screenUnkept(sources: Sources): Generator<Problem> {
  for (const flow of dataFlows(sources)) {
    const { definition, document, runs, compiled } = flow;
    // What runs in others falls back to their screens, and of some the bank itself says where they go on.
    if (!definition.opens || definition.resume || !isOfSession(flow, sources)) continue;
    const told = new Set<string>();
    const secrets = secretsBy(flow);
    for (const standing of runs.all) {
      const { step } = standing;
      if (told.has(step) || !isScreenNamed(definition, step) || compiled.steps.get(step)?.erases) continue;
      if ([step, ...standing.history].some((screen) => secrets(screen).length === 0)) continue;
      told.add(step);
      const names = secrets(step).map((name) => `"data.${name}"`);
      yield {
        document,
        pointer: `/steps/${step}`,
        part: 'key',
        message: {
          en: `Loaded anew at this screen, the page has none to go on at: ${names.join(', ')} would be read, and is not kept.`,
          it: `Ricaricata a questa schermata, la pagina non ne ha una da cui riprendere: si leggerebbe ${names.join(', ')}, che non viene conservato.`,
        },
        hint: {
          en: 'Show a screen before it that does without, or ask anew for what is sensitive.',
          it: 'Mostra prima una schermata che ne fa a meno, oppure chiedi di nuovo ciò che è riservato.',
        },
        path: wayTo(runs, standing),
      };
    }
  }
}

/** Without a session nothing is kept. */
function isOfSession({ definition }: DataFlow, { language: { contract } }: Sources): boolean {
  const tokens = stepsOf(definition, 'call').map(
    ({ step }) => contract.operations.get(step.operation)?.token,
  );
  return tokens.every((token = 'bearer') => token === 'bearer');
}

/** What is sensitive and needed at a step; of what is never given other rules speak. */
function secretsBy(flow: DataFlow): (step: string) => string[] {
  const { needs, sensitive } = flow.compiled;
  const meant = meantBySlips(flow.definition);
  const unset = new Set(unsetReads(flow).map(({ datum }) => datum));
  return (step) =>
    [...(needs.get(step) ?? new Set<string>()).intersection(sensitive)].filter(
      (name) => !unset.has(name) && !meant.has(`data.${name}`),
    );
}
