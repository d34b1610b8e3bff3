import type { ScenarioWalk, StageView } from '../protocol.ts';
import { screenOf, type JourneyState, type Library } from '#engine';
import type { ToStage, Wording } from './messages.ts';
import type { Moment, Walk } from './walk.ts';

type Opening = Extract<ToStage, { kind: 'open' }>;

/** What a walk is opened from: what the stage knows, and the way to fetch a scenario, move by move. */
export type OpenFrom = {
  view: StageView;
  fetchWalk: (scenario: string) => Promise<ScenarioWalk | undefined>;
  word: Wording;
};

/**
 * Brings a walk to where it is asked to be: to a moment of a scenario, to a step by a scenario that comes there, with
 * samples where none does, else to the beginning.
 */
export async function openWalk(
  walk: Walk,
  { journey, at }: Opening,
  { view, fetchWalk, word }: OpenFrom,
): Promise<void> {
  const { input, context, now } = view;
  const place = at && ('step' in at ? view.stands[at.step] : at);
  const lived = place && (await fetchWalk(place.scenario));
  if (lived && place)
    return layDown(walk, lived, { place, isPlayed: at !== undefined && 'scenario' in at, word });
  walk.begin({ journey, input, context, now });
  if (at && 'step' in at) standAt(walk, at.step, view);
}

type Laying = { place: { moment: number | 'end' }; isPlayed: boolean; word: Wording };

/** Lays a scenario down: played, all of it, with what was told on the way; to stand at a step, no further than there. */
function layDown(walk: Walk, lived: ScenarioWalk, { place, isPlayed, word }: Laying): void {
  const { name, title, input, now, moments } = lived;
  const last = place.moment === 'end' ? moments.length - 1 : place.moment;
  const kept = isPlayed ? moments : moments.slice(0, last + 1);
  const laid = kept.map(({ state, effects, move }, index): Moment => {
    const words =
      move?.action === undefined ? undefined : buttonOf(kept[index - 1]?.state, move.action, { walk, word });
    return {
      state,
      label: { kind: 'scenario', title, ...(move && { move }), ...(words !== undefined && { words }) },
      made: move ? { kind: 'move', move } : { kind: 'begin', input, ...(now !== undefined && { now }) },
      effects: isPlayed ? effects : [],
      ...(isPlayed && { scenario: { name, title } }),
    };
  });
  walk.lay(laid, last);
}

type Words = { walk: { library(): Library }; word: Wording };

function buttonOf(
  state: JourneyState | undefined,
  action: string,
  { walk, word }: Words,
): string | undefined {
  const screen = state && screenOf(walk.library(), state);
  const button = screen?.actions.find(({ name }) => name === action);
  return button && word(button.text);
}

/** Stands at a step that nobody has come to: with samples of what the journey remembers. */
function standAt(walk: Walk, name: string, { data }: StageView): void {
  const state = walk.state();
  const [frame] = state?.frames ?? [];
  const step = walk
    .library()
    .journeys.get(frame?.journey ?? '')
    ?.steps.get(name);
  if (!state || !frame || !step || !('actions' in step || step.kind === 'end')) return;
  const { pending: _pending, ahead: _ahead, background: _background, ...rest } = frame;
  const stood = { ...rest, step: name, history: [name], data: { ...data, ...known(frame.data) } };
  const made = { kind: 'unsaid', why: 'sample' } as const;
  walk.lay([{ state: { ...state, frames: [stood] }, label: { kind: 'sample' }, made, effects: [] }]);
}

const known = (data: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null && value !== undefined));
