import { screensBefore, valueAt, type Sources } from '#analysis';
import type { CallStep, JourneyFile } from '#schemas';
import { readContract, type Contract } from '#schemas/provider';
import type { RefusalView } from '../../catalogue.ts';
import { noAnswer, type RefusalsView, type RefusedField } from '../../refusals.ts';
import { operationView } from '../catalogue/from-contract.ts';

/** Shows the refusals of a step; nothing where the step asks nothing of the bank. */
export type RefusalViews = (sources: Sources, journey: string, step: string) => RefusalsView | undefined;

// They have an answer of their own: the end of the session, the challenge.
const apart: ReadonlySet<string> = new Set(['SESSION', 'SCA']);

/** Makes what shows refusals; the contract is read when the first ones are shown. */
export function createRefusalViews(): RefusalViews {
  let contract: Contract | undefined;
  return (sources, journey, step) => {
    const definition = sources.journeys.get(journey)?.journey?.value;
    const own = definition?.steps[step];
    if (!definition || own?.kind !== 'call') return undefined;
    contract ??= readContract();
    const declared = operationView(own.operation, contract)?.refusals ?? [];
    const [left, routed] = parted(
      declared.filter(({ type }) => !apart.has(type)),
      own,
    );
    return {
      left,
      routed,
      lost: lostBy(definition, own),
      fields: fieldsBefore(definition, step, { sources, journey }),
    };
  };
}

function parted(
  refusals: readonly RefusalView[],
  { errors = {} }: CallStep,
): [RefusalView[], RefusalsView['routed']] {
  const routed = refusals.flatMap((refusal) => {
    const route = errors[refusal.code];
    return route ? [{ ...refusal, told: route.type, ...(route.to !== undefined && { to: route.to }) }] : [];
  });
  return [refusals.filter(({ code }) => !Object.hasOwn(errors, code)), routed];
}

/** What is done for good goes on where the file says; anything else by a route, or else where it was, as the portal tells by itself. */
function lostBy(definition: JourneyFile, { commit = false, errors }: CallStep): RefusalsView['lost'] {
  if (commit !== false) {
    const isRouted = typeof commit === 'object';
    return { isCommit: true, isRouted, told: '', ...leading(isRouted ? commit.unsure : definition.unsure) };
  }
  const own = errors?.[noAnswer];
  const route = own ?? definition.errors?.[noAnswer];
  return { isCommit: false, isRouted: own !== undefined, told: route?.type ?? 'CUSTOM', ...leading(route) };
}

const leading = (way: { to?: string } | undefined): { to?: string } =>
  way?.to === undefined ? {} : { to: way.to };

type Around = { sources: Sources; journey: string };

function fieldsBefore(definition: JourneyFile, step: string, around: Around): RefusedField[] {
  const { sources, journey } = around;
  return [...screensBefore(definition, step)].flatMap((screen) => {
    const own = definition.steps[screen];
    const name = own?.kind === 'form' ? own.form : undefined;
    const form = sources.journeys.get(journey)?.forms.get(name ?? '')?.value;
    return Object.keys(form?.schema.properties ?? {}).map((field) => {
      const label: unknown = valueAt(sources.texts.get(journey)?.value, [screen, 'fields', field, 'label']);
      return { screen, name: field, ...(typeof label === 'string' && { label }) };
    });
  });
}
