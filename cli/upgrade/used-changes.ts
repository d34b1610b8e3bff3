import type { SourceFile } from '#analysis';
import { isObject } from '../overlay/merged-json.ts';
import { lists } from '../overlay/overlay.ts';
import type { SeenPackage } from './seen-package.ts';

/** Something that a folder uses and the package has changed: an operation of the contract, or an entry of a list. */
export type UsedChange = { name: string; path?: string; isGone: boolean; files: readonly string[] };

type Packages = { seen: SeenPackage; now: SeenPackage };

const changed = (before: object, now: object): string[] =>
  Object.entries(before).flatMap(([name, value]) =>
    JSON.stringify(value) === JSON.stringify(Object(now)[name]) ? [] : [name],
  );

/** Finds which operations that the folder’s own journeys call the contract has otherwise now. */
export function usedOperations(own: readonly SourceFile[], { seen, now }: Packages): UsedChange[] {
  return changed(seen.contract, now.contract).flatMap((name) => {
    const files = filesWith(own, name);
    return files.length === 0 ? [] : [{ name, isGone: !(name in now.contract), files }];
  });
}

/** Finds which guards and codes that the folder’s own journeys name, and has not itself, are otherwise now. */
export function usedEntries(own: readonly SourceFile[], { seen, now }: Packages): UsedChange[] {
  return [...lists].flatMap((path) => {
    const [before, after, ours] = [seen.files[path], now.files[path], valueOf(own, path)].map(entriesOf);
    if (!before || !after) return [];
    return changed(before, after).flatMap((name) => {
      if (ours && name in ours) return [];
      const files = filesWith(own, name);
      return files.length === 0 ? [] : [{ name, path, isGone: !(name in after), files }];
    });
  });
}

const filesWith = (own: readonly SourceFile[], name: string): string[] =>
  own.flatMap(({ path, text }) =>
    /^journeys\/[^/]+\//u.test(path) && text.includes(JSON.stringify(name)) ? [path] : [],
  );

/** What a list of guards or codes has, by name; other lists are named by no journey. */
function entriesOf(list: unknown): Record<string, unknown> | undefined {
  const { guards, codes }: { guards?: unknown; codes?: unknown } = Object(list);
  const entries = guards ?? codes;
  return isObject(entries) ? entries : undefined;
}

function valueOf(own: readonly SourceFile[], path: string): unknown {
  const file = own.find((each) => each.path === path);
  try {
    return file && JSON.parse(file.text);
  } catch {
    return undefined; // told by check, at its place
  }
}

/** A setting that is new, or one of the folder’s that is otherwise or gone. */
export type SettingChange = {
  name: string;
  says: string;
  how: 'new' | 'changed' | 'gone';
  /** What of its rule is otherwise, by keyword: as it was, and is. */
  rule?: readonly { keyword: string; before: unknown; now: unknown }[];
};

/** Finds what a new package changes of the settings: what is new, and what of the folder’s is otherwise. */
export function settingChanges(settings: unknown, { seen, now }: Packages): SettingChange[] {
  const old = changed(seen.settings, now.settings).filter((name) => {
    const isOther = seen.settings[name]?.rule !== now.settings[name]?.rule;
    return isOther && isGiven(settings, name.split('.'));
  });
  const fresh = Object.keys(now.settings).filter((name) => !(name in seen.settings));
  return [
    ...old.map((name): SettingChange => {
      const after = now.settings[name];
      const before = seen.settings[name]?.says ?? '';
      const rule = otherRules(seen.settings[name]?.rule, after?.rule);
      return after ? { name, says: after.says, how: 'changed', rule } : { name, says: before, how: 'gone' };
    }),
    ...fresh.map((name): SettingChange => ({ name, says: now.settings[name]?.says ?? '', how: 'new' })),
  ];
}

/** Finds what of a rule is otherwise. */
function otherRules(before = '{}', now = '{}'): { keyword: string; before: unknown; now: unknown }[] {
  const [was, is] = [before, now].map((rule) => Object(rule === '' ? {} : JSON.parse(rule)));
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((keyword) =>
    JSON.stringify(was[keyword]) === JSON.stringify(is[keyword])
      ? []
      : [{ keyword, before: was[keyword], now: is[keyword] }],
  );
}

function isGiven(settings: unknown, [first = '', ...rest]: readonly string[]): boolean {
  if (!isObject(settings) || !(first in settings)) return false;
  return rest.length === 0 || isGiven(settings[first], rest);
}
