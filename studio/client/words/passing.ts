import type { TFunction } from '#i18n';
import type { JourneyView, ScenarioView } from '../../protocol.ts';
import { counted } from './counted.ts';

/** Counts the scenarios that do not pass, or cannot be played. */
export const failingIn = (scenarios: readonly ScenarioView[]): number =>
  scenarios.filter(({ state: { kind } }) => kind === 'failed' || kind === 'hindered').length;

/** Says in few words how it stands with the scenarios of a journey: those that do not pass weigh more than what none passes. */
export function passingWords(
  t: TFunction,
  { scenarios, coverage }: Pick<JourneyView, 'scenarios' | 'coverage'>,
): string {
  if (!coverage || coverage.isBefore) return t('coverage.playing');
  if (scenarios.length === 0) return t('coverage.none');
  const failing = failingIn(scenarios);
  if (failing > 0) return counted(t, ['coverage.failing.one', 'coverage.failing.many'], failing);
  const count = coverage.missing.length;
  return count === 0
    ? t('coverage.all')
    : counted(t, ['coverage.missing.one', 'coverage.missing.many'], count);
}
