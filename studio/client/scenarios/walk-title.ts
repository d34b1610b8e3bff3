import type { TFunction } from '#i18n';
import type { ScenarioMove } from '#schemas';
import type { WalkReport } from '../../stage/messages.ts';
import { longestTitle } from '../../standing.ts';
import { asksForProof, codeOf } from '../simulator/moment-words.ts';
import { operationName } from '../words/step-words.ts';
import { outcomeName } from '../words/way-words.ts';
import { isTaken } from './saved-words.ts';

/** Proposes a title for a walk, of what was out of the ordinary in it and how it ends; one that no scenario has. */
export function walkTitle(t: TFunction, report: WalkReport, taken: readonly string[]): string {
  const { state, title } = report;
  const path = pathWords(t, report);
  const whole = state.ended
    ? t('saving.path.ended', { path, outcome: outcomeName(t, state.ended.outcome) })
    : t('saving.path.at', { path, title });
  return free(whole.length > longestTitle ? `${whole.slice(0, longestTitle - 1)}…` : whole, taken);
}

function free(title: string, taken: readonly string[]): string {
  let proposed = title;
  for (let count = 2; isTaken(proposed, taken); count += 1) {
    const mark = ` (${count})`;
    proposed = `${title.slice(0, longestTitle - mark.length)}${mark}`;
  }
  return proposed;
}

/** What the bank did not simply grant, and Back; where all was ordinary the button that was pressed last. */
function pathWords(t: TFunction, { recording, moments, at }: WalkReport): string {
  const moves = recording.kind === 'recorded' ? recording.moves.map(({ move }) => move) : [];
  const told = [...new Set(moves.flatMap((move) => notable(t, move) ?? []))];
  if (told.length > 0) return told.join(', ');
  const pressed = moments.slice(0, at + 1).findLast(({ label }) => pressedWords(label) !== undefined);
  const words = pressed && pressedWords(pressed.label);
  return words === undefined ? t('saving.path.begins') : t('saving.path.action', { words });
}

function pressedWords(label: WalkReport['moments'][number]['label']): string | undefined {
  if (label.kind === 'action') return label.words || label.name;
  return label.kind === 'scenario' ? (label.words ?? label.move?.action) : undefined;
}

function notable(t: TFunction, move: ScenarioMove | 'time'): string | undefined {
  if (move === 'time' || move.wait !== undefined) return t('saving.path.time');
  if (move.action === 'back') return t('saving.path.back');
  if (!move.answer) return undefined;
  const operation = operationName(t, move.answer.operation);
  if (move.answer.unreachable === true) return t('saving.path.unreachable', { operation });
  if (asksForProof(move.answer)) return t('saving.path.stepUp', { operation });
  const code = codeOf(move.answer);
  return code === undefined ? undefined : t('saving.path.refused', { operation, code });
}
