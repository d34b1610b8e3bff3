import type { Part, PartChange } from '../../parts.ts';
import { areTexts } from './are-texts.ts';

/** Reads what is to be done to a part of a journey from what a page has sent; nothing where that does not say all of it. */
export function readPartChange(sent: unknown): PartChange | undefined {
  const { kind, journey, part: told, to, instead, takes, name, type, isSensitive } = Object(sent);
  if (kind === 'add-datum' && areTexts(journey, name, type))
    return { kind, journey, name, type, isSensitive: isSensitive === true };
  const part = readPart(told);
  if (!part || !areTexts(journey)) return undefined;
  if (kind === 'rename-part' && areTexts(to)) return { kind, journey, part, to };
  const isRemoval = kind === 'remove-part' && areTexts(instead) && Array.isArray(takes);
  return isRemoval ? { kind, journey, part, instead, takes: takes.map(String) } : undefined;
}

function readPart(sent: unknown): Part | undefined {
  const { sort, form, name } = Object(sent);
  if (!areTexts(form, name)) return undefined;
  if (sort === 'field') return { sort, form, name };
  return sort === 'datum' || sort === 'outcome' ? { sort, form: '', name } : undefined;
}
