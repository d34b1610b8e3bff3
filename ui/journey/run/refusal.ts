import { type Context, evaluator, holds } from '#engine';
import type { JourneyEntry } from './journey-source.ts';

/** Why a journey is not offered: the first of the hindrances of the services that its guard reads. */
export type RefusalReason = 'limited' | 'blocked' | 'expired' | 'locked' | 'paused' | 'off';

/** Tells why a journey cannot be opened now; nothing when it can (GATE-04). */
export function refusalOf(
  { id, allow, services = [] }: JourneyEntry,
  context: Context,
  input: Readonly<Record<string, unknown>>,
): RefusalReason | undefined {
  if (allow === undefined) return undefined;
  const evaluate = evaluator(allow, `${id}/allow`);
  if (holds({ evaluate }, { ...context, input, data: {} })) return undefined;
  const { profiling, validityStatus } = context.card;
  const named = Object.entries(profiling).flatMap(([name, flag]) => (services.includes(name) ? [flag] : []));
  const any = (flag: 'limited' | 'cardBlocked' | 'locked' | 'pause') =>
    named.some((service) => service[flag]);
  if (any('limited') || (named.length === 0 && context.session.limited)) return 'limited';
  if (validityStatus === 'EXPIRED') return 'expired';
  if (any('cardBlocked') || validityStatus === 'BLOCKED') return 'blocked';
  if (any('locked')) return 'locked';
  return any('pause') ? 'paused' : 'off';
}
