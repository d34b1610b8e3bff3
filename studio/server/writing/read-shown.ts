import type { LineToBe, ShownWriting, ValueToBe } from '../../shown.ts';
import { areTexts } from './are-texts.ts';

/** Reads what a screen is to show from what a page has sent; nothing where that does not say all of it. */
export function readShownWriting(sent: unknown): ShownWriting | undefined {
  const { kind, journey, step, values: shown, lines: told } = Object(sent);
  if (kind !== 'write-shown' || !areTexts(journey, step)) return undefined;
  if (!Array.isArray(shown) || !Array.isArray(told)) return undefined;
  const [values, lines] = [shown.map(readValue), told.map(readLine)];
  const isWhole = values.every((each) => each !== undefined) && lines.every((each) => each !== undefined);
  return isWhole ? { kind, journey, step, values, lines } : undefined;
}

function readValue(sent: unknown): ValueToBe | undefined {
  const { name, path } = Object(sent);
  return areTexts(name, path) ? { name, path } : undefined;
}

function readLine(sent: unknown): LineToBe | undefined {
  const { name, label, text, change, keepsChange } = Object(sent);
  if (!areTexts(name, label, text, change)) return undefined;
  return { name, label, text, change, keepsChange: keepsChange === true };
}
