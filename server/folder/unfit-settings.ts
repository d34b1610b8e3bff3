import { relative, sep } from 'node:path';
import { openDocument, type BesideProblem, type Place, type SourceFile } from '#analysis/document';
import { hasSentence } from '../explain-failure.ts';
import { judgeSettings, settingsFile, SettingsError, textOf } from '../portal-config.ts';

const beginning: Place = { line: 1, column: 1, length: 1 };

/** Finds why a start would refuse the settings of a folder, each fault at its place; places without an address are told by themselves. */
export function unfitSettings(root: string, env: NodeJS.ProcessEnv): BesideProblem[] {
  const path = settingsFile(root, env);
  let text = '';
  try {
    text = textOf(path);
    judgeSettings({ path, text }, env);
    return [];
  } catch (error) {
    return problemsOf(error, { path: relative(root, path).split(sep).join('/'), text });
  }
}

/** Finds the same in a text of settings. */
export function settingsProblems(file: SourceFile): BesideProblem[] {
  try {
    judgeSettings(file, {});
    return [];
  } catch (error) {
    return problemsOf(error, file);
  }
}

function problemsOf(error: unknown, file: SourceFile): BesideProblem[] {
  if (!hasSentence(error)) throw error;
  if (!(error instanceof SettingsError)) {
    const place = openDocument(file).problem?.place ?? beginning;
    return [told({ file, pointer: '', place }, error.message)];
  }
  return error.faults.flatMap(({ pointer, at, variable, says, lacks }) => {
    if (lacks !== undefined) return [];
    const place = variable === undefined ? at : beginning;
    return [told({ file, pointer, place }, `${variable ?? (pointer || '/')} ${says}`)];
  });
}

// A start speaks English: what it says is what whoever reads its log looks for.
const told = (spot: Pick<BesideProblem, 'file' | 'pointer' | 'place'>, says: string): BesideProblem => ({
  ...spot,
  message: {
    en: `A start refuses this setting: ${sentence(says)}`,
    it: `Un avvio rifiuta questa impostazione, e lo dice così: “${sentence(says)}”`,
  },
  hint: {
    en: 'Until it is mended no portal starts by these settings.',
    it: 'Finché non è corretta, con queste impostazioni il portale non parte.',
  },
});

const sentence = (says: string): string => (says.endsWith('.') ? says : `${says}.`);
