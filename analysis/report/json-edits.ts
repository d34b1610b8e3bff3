import type { Edit } from '../rules/rule.ts';
import { pointerTo, type JsonDocument, type Span } from '../source/document.ts';
import { endOfLine, laidOutEdits, layOut, lineAt } from '../source/lay-out.ts';
import { isNode } from '../source/schema-shapes.ts';
import { paired } from './paired.ts';

/** Says what changes in a file that comes to hold another value: only what differs, laid out as the file is. */
export function jsonEdits(document: JsonDocument, next: unknown): Edit[] {
  return laidOutEdits(document, next) ?? [...differing(document, { now: document.value, next, pointer: '' })];
}

type Change = { now: unknown; next: unknown; pointer: string };

function* differing(document: JsonDocument, change: Change): Generator<Edit> {
  const { now, next, pointer } = change;
  if (isSame(now, next)) return;
  const rows = rowsOf(document, change);
  const isKept = rows.some((row) => row.kind === 'kept');
  if (!isKept || isInLine(document, document.span(pointer, 'value'))) {
    const span = document.span(pointer, 'value');
    const around = { text: document.text, at: span.start, isInLine: isInLine(document, span) };
    yield { ...span, text: layOut(next, around) };
    return;
  }
  yield* placed(document, rows);
  for (const row of rows) if (row.kind === 'kept') yield* differing(document, row.change);
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isInLine = ({ text }: JsonDocument, { start, end }: Span): boolean =>
  !text.slice(start, end).includes('\n');

/** A part of an object or a list: one that stays, though it may differ within, one that goes, or one that is new. */
type Row =
  | ({ kind: 'kept'; change: Change } & Span)
  | ({ kind: 'gone' } & Span)
  | { kind: 'new'; part: Part };

/** The name of a member, and its value. */
type Part = { name?: string; value: unknown };

function rowsOf(document: JsonDocument, { now, next, pointer }: Change): Row[] {
  const existing = (name: string | number, part: Part, becomes: Part | undefined): Row => {
    const place = pointerTo(pointer, name);
    const { end } = document.span(place, 'value');
    const { start } = document.span(place, part.name === undefined ? 'value' : 'key');
    if (!becomes) return { kind: 'gone', start, end };
    return { kind: 'kept', start, end, change: { now: part.value, next: becomes.value, pointer: place } };
  };
  const rows = (parts: readonly Part[], wanted: readonly Part[], isAlike: typeof isSamePart): Row[] =>
    paired(parts, wanted, isAlike).flatMap(({ before, after }): Row[] => {
      const part = before === undefined ? undefined : parts[before];
      const becomes = after === undefined ? undefined : wanted[after];
      const isSameOne = part && becomes && part.name === becomes.name;
      const old =
        before !== undefined && part
          ? [existing(part.name ?? before, part, isSameOne ? becomes : undefined)]
          : [];
      return becomes && !isSameOne ? [...old, { kind: 'new', part: becomes }] : old;
    });
  if (Array.isArray(now) && Array.isArray(next)) return rows(now.map(item), next.map(item), isSamePart);
  if (isNode(now) && isNode(next)) return rows(membersOf(now), membersOf(next), isOfSameName);
  return [];
}

const item = (value: unknown): Part => ({ value });
const membersOf = (owner: object): Part[] =>
  Object.entries(owner).map(([name, value]: [string, unknown]) => ({ name, value }));

const isSamePart = (one: Part, other: Part): boolean => isSame(one.value, other.value);
const isOfSameName = (one: Part, other: Part): boolean => one.name === other.name;

/** Takes away what goes with one of its commas, and writes what is new behind what it follows, or before what follows it. */
function* placed(document: JsonDocument, rows: readonly Row[]): Generator<Edit> {
  const { text } = document;
  const first = rows.find((row) => row.kind === 'kept');
  if (!first) return;
  const between = `${endOfLine(text)}${lineAt(text, first.start).indent}`;
  const written = ({ name, value }: Part): string => {
    const own = document.span(first.change.pointer, 'value');
    const isGrouped = typeof first.change.now === 'object';
    const laid = layOut(value, { text, at: first.start, isInLine: isGrouped && isInLine(document, own) });
    return name === undefined ? laid : `${JSON.stringify(name)}: ${laid}`;
  };
  const lead = rows.slice(0, rows.indexOf(first));
  const [gone] = lead.filter((row) => row.kind === 'gone');
  if (gone) yield { start: gone.start, end: first.start, text: '' };
  for (const row of lead)
    if (row.kind === 'new')
      yield { start: first.start, end: first.start, text: `${written(row.part)},${between}` };
  let [last, kept] = [first.end, first.end];
  for (const row of rows.slice(lead.length + 1)) {
    if (row.kind === 'new') yield { start: kept, end: kept, text: `,${between}${written(row.part)}` };
    else if (row.kind === 'gone') yield { start: last, end: row.end, text: '' };
    if (row.kind !== 'new') last = row.end;
    if (row.kind === 'kept') kept = row.end;
  }
}
