import type { Project } from './project.ts';
import { isTree, nodesIn } from './tree.ts';

/** A comparison of a variable with a value said outright, with its place. */
export type Compared = { file: string; pointer: string; operator: string; path: string; value: unknown };

/** Lists the comparisons of variables with fixed values, in guards and mappings. */
export function comparisonsOf({ journeys }: Project): Compared[] {
  return journeys.flatMap(({ file, definition }) =>
    [...nodesIn(definition)].flatMap(({ pointer, value }) => {
      const [operator = ''] = isTree(value) ? Object.keys(value) : [];
      const operands: unknown = isTree(value) ? value[operator] : undefined;
      if (!['===', '!=='].includes(operator) || !Array.isArray(operands)) return [];
      const [variable, compared]: readonly unknown[] = operands;
      const path = isTree(variable) ? variable['var'] : undefined;
      return typeof path === 'string' ? [{ file, pointer, operator, path, value: compared }] : [];
    }),
  );
}
