import type { Command } from './command.ts';
import { adaptCommand } from './commands/adapt.ts';
import { again } from './again.ts';
import { buildCommand } from './commands/build.ts';
import { checkCommand } from './commands/check.ts';
import { conformanceCommand } from './commands/conformance.ts';
import { devCommand } from './commands/dev.ts';
import { diffCommand } from './commands/diff.ts';
import { doctorCommand } from './commands/doctor.ts';
import { exploreCommand } from './commands/explore.ts';
import { graphCommand } from './commands/graph.ts';
import { initCommand } from './commands/init.ts';
import { lspCommand } from './commands/lsp.ts';
import { migrateCommand } from './commands/migrate.ts';
import { newCommand } from './commands/new.ts';
import { runCommand } from './commands/run.ts';
import { siteCommand } from './commands/site.ts';
import { startCommand } from './commands/start.ts';
import { studioCommand } from './commands/studio.ts';
import { testCommand } from './commands/test.ts';
import { textsCommand } from './commands/texts.ts';
import { upgradeCommand } from './commands/upgrade.ts';

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
  startCommand,
  devCommand,
  doctorCommand,
  conformanceCommand,
  siteCommand,
  lspCommand,
];
