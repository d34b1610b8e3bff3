import type { Screen } from '#engine';
import type { IconName, Tone } from '#ui/kit';

/** How a popup says without words what it tells. */
export type OutcomeLook = { icon?: IconName; tone?: Tone };

const looks: Readonly<Record<string, OutcomeLook>> = {
  completed: { icon: 'positive', tone: 'positive' },
  blocked: { icon: 'locked', tone: 'critical' },
};

/** Answers the look of a screen that ends a journey, by its outcome; any other screen has none. */
export function outcomeLook({ definition }: Pick<Screen, 'definition'>): OutcomeLook {
  return definition.kind === 'end' ? (looks[definition.outcome] ?? {}) : {};
}
