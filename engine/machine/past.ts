import type { Values } from '../definition/compiled.ts';
import type { Frame, Past } from './state.ts';

type Remembering = Pick<Frame, 'data' | 'history' | 'past'>;

/** Notes what data were before a way sets them, for Back to the screen that was shown last; the first value since then counts. */
export function notePast(frame: Frame, isNoted: (name: string) => boolean, sets: Values): void {
  const screen = frame.history.at(-1);
  if (screen === undefined) return;
  const { data, past = {} } = frame;
  const before: Record<string, readonly unknown[]> = {};
  for (const { 0: name } of sets) if (isNoted(name)) before[name] = name in data ? [data[name]] : [];
  frame.past = { ...past, [screen]: { ...before, ...past[screen] } };
}

/** Lets data stay as they are whatever Back leads to: the holder has typed or emptied them, or they must not be known any more. */
export function dropPast({ past }: Pick<Frame, 'past'>, isDropped: (name: string) => boolean): Past {
  const kept: Record<string, Past[string]> = {};
  for (const screen in past) kept[screen] = without(past[screen], isDropped);
  return kept;
}

/** Leaves data out. */
export function without<Value>(
  data: Readonly<Record<string, Value>> | undefined,
  isDropped: (name: string) => boolean,
): Record<string, Value> {
  const kept: Record<string, Value> = {};
  for (const name in data) if (!isDropped(name)) kept[name] = data[name] as Value; // its own key
  return kept;
}

/** Counts what was set since some screens as set before them: they are shown anew, or nobody goes back to them. */
export function passOver({ history, past = {} }: Remembering, from: number): Past {
  const anew = history.slice(from);
  const kept = without(past, (screen) => anew.includes(screen));
  let since: Past[string] = {};
  for (const screen of anew.toReversed()) since = { ...since, ...past[screen] };
  const earlier = history[from - 1];
  if (earlier !== undefined) kept[earlier] = { ...since, ...kept[earlier] };
  return kept;
}

/** Takes data back to what they were when a screen was shown last. */
export function takeBack(frame: Remembering, screen: number): Pick<Frame, 'data' | 'past'> {
  const data = { ...frame.data };
  const past = { ...frame.past };
  for (const name of frame.history.slice(screen).toReversed()) {
    for (const [datum, before] of Object.entries(past[name] ?? {})) {
      if (before.length > 0) data[datum] = before[0];
      else delete data[datum];
    }
    delete past[name];
  }
  return { data, past };
}
