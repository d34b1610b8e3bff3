import type { JourneyFile } from '#schemas';
import { valueAt } from '../source/schema-shapes.ts';
import { screensBefore } from '../graph/reachability.ts';

/** A place in a journey, and its definition as far as it can be read; the sound one when it can be read as a whole. */
export type PlaceInJourney = { definition: unknown; sound: JourneyFile | undefined; keys: readonly string[] };

/**
 * Names the forms that a place speaks of: a step of its own form; a refusal of the form it names, else that of the screen
 * it leads to, else of those before.
 */
export function formsAt(place: PlaceInJourney): string[] {
  const { definition, keys } = place;
  const [root, name = ''] = keys;
  const own = root === 'steps' ? textAt(definition, 'steps', name, 'form') : '';
  if (own !== '') return [own];
  const errors = keys.lastIndexOf('errors');
  const route = errors < 0 ? [] : keys.slice(0, errors + 2);
  const named = errors < 0 ? '' : textAt(definition, ...route, 'form');
  if (named !== '') return [named];
  const to = errors < 0 ? '' : textAt(definition, ...route, 'to');
  const screens = to === '' ? screensOf(place) : [to];
  const forms = screens.map((screen) => textAt(definition, 'steps', screen, 'form'));
  return [...new Set(forms.filter(Boolean))];
}

/** The screens from which the call at a place is made; none while the journey cannot be read as a whole. */
function screensOf({ sound, keys: [steps, name = ''] }: PlaceInJourney): string[] {
  return sound && steps === 'steps' && name in sound.steps ? [...screensBefore(sound, name)] : [];
}

const textAt = (value: unknown, ...keys: readonly string[]): string => {
  const found = valueAt(value, keys);
  return typeof found === 'string' ? found : '';
};
