import type { Step } from '#schemas';
import { noSuch } from '../command.ts';
import { endFor } from './end-for.ts';
import { bodyOf } from './held-values.ts';
import { needed, placesToFill, silent, type MadeStep, type StepOrder } from './made-step.ts';

// What the engine answers everywhere in the same way needs no route.
const everywhere = ['CUSTOM', 'UNAVAILABLE', 'VALIDATION', 'SESSION', 'SCA'];

/**
 * Makes a step that calls an operation, with a route for each of its refusals that has none.
 *
 * @throws {UsageError} when the contract has no such operation.
 */
export function callStep(order: StepOrder): MadeStep {
  const { sources, definition, next } = order;
  const { operations } = sources.language.contract;
  const operation = needed(order, 'operation');
  const facts = operations.get(operation);
  if (!facts)
    throw noSuch(operation, operations.keys(), {
      en: `the contract has no operation "${operation}".`,
      it: `il contratto non ha l’operazione "${operation}".`,
    });
  const routed = { ...sources.catalogue?.value?.codes, ...definition.errors };
  const codes = Object.entries(facts.errors)
    .filter(([code, { type }]) => !(code in routed) && !everywhere.includes(type))
    .map(([code]) => code);
  const endOf = (outcome: string): string => endFor(outcome, definition)?.to ?? next;
  const stepUp = {
    exits: { verified: 'retry', blocked: { to: endOf('blocked') }, closed: { to: endOf('closed') } },
  } as const;
  const routes = codes.map((code) => [code, { type: 'SHOW' as const }] as const);
  const unsure = unsureOf(order);
  const body = facts.request === null ? undefined : bodyOf(facts.request, definition, sources);
  const step: Step = {
    kind: 'call',
    operation,
    ...(facts.commit === true && { commit: unsure ?? true }),
    ...(body && { body }),
    ...(facts.sca && { stepUp }),
    ok: { to: next },
    ...(routes.length > 0 && { errors: Object.fromEntries(routes) }),
  };
  return { ...silent(step), codes, toFill: placesToFill('body', body ?? {}) };
}

/** What may have been done leads somewhere else than to where it is done. */
function unsureOf({ definition, next, options }: StepOrder): { unsure: { to: string } } | undefined {
  if (definition.unsure !== undefined) return undefined;
  return { unsure: { to: options.unsure ?? endFor('uncertain', definition)?.to ?? next } };
}
