import type { MadeMove, ScenarioToSave, WalkToSave } from '../../saved-scenarios.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMade = (value: unknown): value is MadeMove =>
  isObject(value) &&
  typeof value['stands'] === 'string' &&
  (value['move'] === 'time' || isObject(value['move']));

/** Reads what is to be saved from the body of a request; what its moves say is judged by walking them. */
export function readScenarioToSave(body: unknown): ScenarioToSave | undefined {
  const { kind, journey, title, name, begun: beginning, moves, replaces } = Object(body);
  if (typeof journey !== 'string' || typeof title !== 'string') return undefined;
  if (kind === 'proposal') return typeof name === 'string' ? { kind, journey, name, title } : undefined;
  const begun = readBeginning(beginning);
  if (kind !== 'walk' || !begun || !Array.isArray(moves) || !moves.every(isMade)) return undefined;
  return { kind, journey, title, begun, moves, ...(replaces === true && { replaces }) };
}

function readBeginning(beginning: unknown): WalkToSave['begun'] | undefined {
  const { input, context, now, stands } = Object(beginning);
  if (!isObject(input) || !isObject(context) || typeof stands !== 'string') return undefined;
  if (now !== undefined && !isInstant(now)) return undefined;
  // A page of ours sends the context of a run, and one that is none cannot be walked.
  const known = context as unknown as WalkToSave['begun']['context'];
  return { input, context: known, stands, ...(now !== undefined && { now }) };
}

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));
