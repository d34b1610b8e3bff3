import type { Sources } from '../source/sources.ts';
import { createChecker, type CheckOptions } from './checker.ts';
import type { Finding } from '../rules/rule.ts';

/** Holds the sources against every rule; findings come by file, then by place. */
export function check(sources: Sources, options: CheckOptions = {}): Finding[] {
  return createChecker(options)(sources);
}
