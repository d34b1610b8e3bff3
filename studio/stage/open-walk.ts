import type { ScenarioWalk, StageView } from '../protocol.ts';
import type { ToStage } from './messages.ts';
import type { Moment, Walk } from './walk.ts';

type Opening = Extract<ToStage, { kind: 'open' }>;

/** What a walk is opened from: what the stage knows, and the way to fetch a scenario, move by move. */
export type OpenFrom = {
  view: StageView;
  fetchWalk: (scenario: string) => Promise<ScenarioWalk | undefined>;
};

/**
 * Brings a walk to where it is asked to be: to a moment of a scenario, to a step by a scenario that comes there, with
 * samples where none does, else to the beginning.
 */
export async function openWalk(
  walk: Walk,
  { journey, at }: Opening,
  { view, fetchWalk }: OpenFrom,
): Promise<void> {
  const { input, context } = view;
  const place = at && ('step' in at ? view.stands[at.step] : at);
  const lived = place && (await fetchWalk(place.scenario));
  if (lived && place) return walk.lay(momentsOf(lived, place.moment));
  walk.begin({ journey, input, context });
  if (at && 'step' in at) standAt(walk, at.step, view);
}

const momentsOf = ({ title, moments }: ScenarioWalk, last: number): Moment[] =>
  moments.slice(0, last + 1).map(({ state, move }) => ({
    state,
    label: { kind: 'scenario', title, ...(move !== undefined && { move }) },
    effects: [],
  }));

/** Stands at a step that nobody has come to: with samples of what the journey remembers. */
function standAt(walk: Walk, name: string, { data }: StageView): void {
  const state = walk.state();
  const [frame] = state?.frames ?? [];
  const step = walk
    .library()
    .journeys.get(frame?.journey ?? '')
    ?.steps.get(name);
  if (!state || !frame || !step || !('actions' in step || step.kind === 'end')) return;
  const { pending: _pending, background: _background, ...rest } = frame;
  const stood = { ...rest, step: name, history: [name], data: { ...data, ...known(frame.data) } };
  walk.lay([{ state: { ...state, frames: [stood] }, label: { kind: 'sample' }, effects: [] }]);
}

const known = (data: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null && value !== undefined));
