import type { Screen } from '#engine';
import type { FormStep } from '#schemas';
import type { IconName, Tone } from '#ui/kit';

/** How a screen says without words what it tells. */
export type OutcomeLook = { icon: IconName; tone: Tone };

type Told = NonNullable<FormStep['tells']>;

const looks = {
  done: { icon: 'positive', tone: 'positive' },
  pending: { icon: 'pending', tone: 'info' },
  unknown: { icon: 'warning', tone: 'warning' },
  failed: { icon: 'critical', tone: 'critical' },
  blocked: { icon: 'locked', tone: 'critical' },
} as const satisfies Record<Told, OutcomeLook>;

/** What the outcomes tell that have a screen of their own. */
const told: Readonly<Record<string, Told>> = { completed: 'done', blocked: 'blocked' };

/** Returns the look of a screen that tells how a journey went: an end by its outcome, a notice by what it says of itself. */
export function outcomeLook({ definition }: Pick<Screen, 'definition'>): OutcomeLook | undefined {
  const tells = definition.kind === 'end' ? told[definition.outcome] : tellsOf(definition);
  return tells && looks[tells];
}

function tellsOf(definition: Exclude<Screen['definition'], { kind: 'end' }>): Told | undefined {
  return 'tells' in definition ? definition.tells : undefined;
}
