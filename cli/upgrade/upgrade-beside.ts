import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDocument, type AnswerLanguage, type SourceFile } from '#analysis';
import { bankSettings } from '#server/folder';
import { readOwn } from '../overlay/read-overlay.ts';
import type { Voice } from '../report/voice.ts';
import type { OpenFolder } from '../workspace.ts';
import { tellAsItComes } from './as-it-comes.ts';
import { laidChanges, takenOver } from './laid-changes.ts';
import { seePackage, type SeenPackage } from './seen-package.ts';
import { tellLaid, tellSetting, tellUsed } from './told-laid.ts';
import { settingChanges, usedEntries, usedOperations } from './used-changes.ts';

/** What a new package comes to for a folder beside the journeys that it has made its own. */
export type UpgradedBeside = { told: readonly string[]; files: readonly SourceFile[]; now: SeenPackage };

/** Tells what a new package changes of texts, lists, settings and the contract that a folder replaces or uses, and of what it has as it comes; each is told once. */
export function upgradeBeside(
  folder: OpenFolder,
  seen: SeenPackage,
  { voice, language }: { voice: Voice; language: AnswerLanguage },
): UpgradedBeside {
  const { root, overlay } = folder;
  const now = seePackage(root);
  const packages = { seen, now };
  const own = readOwn(root);
  const laid = laidChanges(own, packages, overlay.hasOwn);
  return {
    told: [
      ...laid.map((change) => tellLaid(change, voice)),
      ...usedEntries(own, packages).map((change) => tellUsed(change, voice)),
      ...usedOperations(own, packages).map((change) => tellUsed(change, voice)),
      ...settingChanges(settingsOf(root), packages).map((change) => tellSetting(change, voice)),
      ...tellAsItComes(folder, seen, { voice, language }),
    ],
    files: takenOver(own, laid),
    now,
  };
}

function settingsOf(root: string): unknown {
  const file = join(root, bankSettings);
  return existsSync(file)
    ? openDocument({ path: bankSettings, text: readFileSync(file, 'utf8') }).value
    : undefined;
}
