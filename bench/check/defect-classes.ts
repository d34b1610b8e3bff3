/** The classes of defects that are planted side by side; each tool says which of them its format can express. */
export const defectClasses = {
  target: 'a way to a step that is not there',
  key: 'a misspelt key',
  twice: 'a key written twice',
  unreached: 'a step that nothing leads to',
  island: 'two steps that lead only to each other',
  trap: 'a step that nobody can leave',
  loop: 'a loop of automatic steps alone',
  value: 'a comparison with a value that cannot be',
  never: 'a guard that contradicts itself',
  shadowed: 'a case behind another with the same guard',
  noDefault: 'cases without a default',
  unset: 'a value read that nothing sets',
  contract: 'a body without a member that the contract requires',
  text: 'a screen or field without its text',
} as const;

/** One of the classes. */
export type DefectClass = keyof typeof defectClasses;

/** A tool with a clean definition in its format, and the same with a defect of each class that the format can express. */
export type Tool = {
  name: string;
  version: string;
  clean: string;
  planted: Partial<Record<DefectClass, string>>;
  /** Returns what the tool says of a definition; nothing when it finds nothing wrong. */
  findings: (definition: string) => Promise<readonly string[]>;
};

/** Writes a definition as JSON, with some parts changed. */
export const json = (definition: object): string => JSON.stringify(definition, undefined, 2);

/** Changes a piece of a text that must be there. */
export function swap(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`BENCH_CHECK: there is no ${from} to change`);
  return text.replace(from, () => to);
}
