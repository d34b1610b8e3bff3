import type { Command } from '../command.ts';
import { checkCommand } from './check.ts';
import { graphCommand } from './graph.ts';
import { newCommand } from './new.ts';
import { runCommand } from './run.ts';
import { testCommand } from './test.ts';

/** Holds every command, in the order in which help lists them. */
export const commands: readonly Command[] = [checkCommand, testCommand, runCommand, graphCommand, newCommand];
