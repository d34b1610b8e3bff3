import type { Command } from '../command.ts';
import { adaptCommand } from './adapt.ts';
import { again } from '../again.ts';
import { buildCommand } from './build.ts';
import { checkCommand } from './check.ts';
import { conformanceCommand } from './conformance.ts';
import { devCommand } from './dev.ts';
import { diffCommand } from './diff.ts';
import { doctorCommand } from './doctor.ts';
import { exploreCommand } from './explore.ts';
import { graphCommand } from './graph.ts';
import { initCommand } from './init.ts';
import { lspCommand } from './lsp.ts';
import { migrateCommand } from './migrate.ts';
import { newCommand } from './new.ts';
import { runCommand } from './run.ts';
import { siteCommand } from './site.ts';
import { studioCommand } from './studio.ts';
import { testCommand } from './test.ts';
import { textsCommand } from './texts.ts';
import { upgradeCommand } from './upgrade.ts';

/** Holds every command, in the order in which help lists them. */
export const commands: readonly Command[] = [
  again(checkCommand),
  again(testCommand),
  exploreCommand,
  runCommand,
  graphCommand,
  diffCommand,
  textsCommand,
  newCommand,
  initCommand,
  adaptCommand,
  migrateCommand,
  studioCommand,
  upgradeCommand,
  buildCommand,
  devCommand,
  doctorCommand,
  conformanceCommand,
  siteCommand,
  lspCommand,
];
