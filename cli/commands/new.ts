import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { check, readSources, sayIn, type SourceFile, type Words } from '#analysis';
import {
  exitCodes,
  textOption,
  UsageError,
  type Command,
  type Given,
  type Surroundings,
} from '../command.ts';
import { newJourneyFiles } from '../create/new-journey.ts';
import { newStepFiles } from '../create/new-step.ts';
import { scenariosPast } from '../create/scenarios-past.ts';
import { openWorkspace, type Workspace } from '../workspace.ts';

/** Writes the files of a new journey, or of a journey with a new step. */
export const newCommand: Command = {
  name: 'new',
  summary: {
    en: 'writes a new journey, or a new step of one, that passes check',
    it: 'scrive un flusso nuovo, o un passo nuovo, che supera i controlli',
  },
  help: {
    en: `
Usage: percorso new journey <id>
       percorso new step <journey> <step> --kind <kind> [--from <step>] [--action <action>]

A new journey asks one question and has its form, its texts and a scenario for each way.
A new step is put behind the step --from (the start when left out), on the way of its action --action
(submit, or its only one, when left out); an end becomes the target of a new action. Texts stand in until you write
them, and check tells which. What a call, a
view or another journey is given is taken from the input or the data of the same name; what the journey
does not have is named at the end, and check finds it until you write it. Scenarios that meet a new form or
view press its action and go on; to a new call they get the reply that the contract gives as its example.

  --kind form                        a notice with one action
  --kind view --view <name>
  --kind call --operation <operationId>
  --kind branch                      two cases; write the guard you need
  --kind journey --journey <id>
  --kind end [--outcome <outcome>]

Names are written in small letters, words joined by "-".`,
    it: `
Uso: percorso new journey <id>
     percorso new step <flusso> <passo> --kind <genere> [--from <passo>] [--action <azione>]

Un flusso nuovo fa una domanda e ha il suo modulo, i suoi testi e uno scenario per ogni via.
Un passo nuovo va dietro al passo di --from (l’inizio, se non è detto), sulla via della sua azione --action
(submit, o la sola che ha, se non è detto); una fine diventa la meta di un’azione nuova. I testi sono provvisori
finché non li scrivi, e check dice quali. Ciò che si dà a una chiamata, a una vista o a un altro flusso viene dall’input o dai dati che
hanno lo stesso nome; ciò che il flusso non ha è nominato alla fine, e check lo trova finché non lo scrivi. Gli scenari
che incontrano un modulo o una vista nuovi ne premono l’azione e proseguono; a una chiamata nuova ricevono la risposta
che il contratto dà come esempio.

  --kind form                        un avviso con un’azione
  --kind view --view <nome>
  --kind call --operation <operationId>
  --kind branch                      due casi; scrivi la condizione che ti serve
  --kind journey --journey <id>
  --kind end [--outcome <esito>]

I nomi si scrivono in lettere minuscole, con le parole unite da "-".`,
  },
  options: {
    kind: { type: 'string' },
    from: { type: 'string' },
    action: { type: 'string' },
    operation: { type: 'string' },
    journey: { type: 'string' },
    view: { type: 'string' },
    outcome: { type: 'string' },
  },
  run(given, around) {
    const workspace = openWorkspace(around.cwd);
    const [what, ...names] = given.words;
    if (what !== 'journey' && what !== 'step')
      throw new UsageError({
        en: 'say what: new journey, or new step.',
        it: 'di’ che cosa: new journey o new step.',
      });
    const made =
      what === 'journey'
        ? { files: journeyFiles(names, workspace), leftToDo: [], toFill: [] }
        : stepFiles(names, given, workspace);
    const code = write(made, workspace, around);
    for (const words of made.leftToDo) around.print(words[around.language]);
    return Promise.resolve(code);
  },
};

const name = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

function journeyFiles([id, ...others]: readonly string[], { root }: Workspace): SourceFile[] {
  if (id === undefined || others.length > 0)
    throw new UsageError({
      en: 'name the journey: new journey <id>.',
      it: 'indica il flusso: new journey <id>.',
    });
  mustBeName(id);
  const files = newJourneyFiles(id);
  const present = files.find(({ path }) => existsSync(join(root, path)));
  if (present)
    throw new UsageError({
      en: `${present.path} is there already.`,
      it: `${present.path} c’è già.`,
    });
  return files;
}

function stepFiles([journey, step, ...others]: readonly string[], given: Given, workspace: Workspace): Made {
  if (journey === undefined || step === undefined || others.length > 0) {
    throw new UsageError({
      en: 'name the journey and the step: new step <journey> <step> --kind <kind>.',
      it: 'indica il flusso e il passo: new step <flusso> <passo> --kind <genere>.',
    });
  }
  mustBeName(step);
  const kind = textOption(given, 'kind');
  if (kind === undefined)
    throw new UsageError({
      en: 'say of which kind: --kind form, view, call, branch, journey or end.',
      it: 'di’ di quale genere: --kind form, view, call, branch, journey o end.',
    });
  const options = optionsOf(given, ['operation', 'journey', 'view', 'outcome']);
  const order = { journey, name: step, kind, ...optionsOf(given, ['from', 'action']), options };
  const { files, toFill } = newStepFiles(order, workspace.sources);
  return {
    files: [...files, ...scenariosPast({ journey, step }, files, workspace)],
    leftToDo: leftToDo({ journey, step, kind }, toFill),
    toFill: toFill.map((place) => `/steps/${step}/${place.replaceAll('.', '/')}`),
  };
}

/** What is written, what it leaves to do, and the pointers of values that are to be filled in. */
type Made = { files: readonly SourceFile[]; leftToDo: readonly Words[]; toFill: readonly string[] };

/** Says what no command can know: what the values mean, and that what is new must be proved. */
function leftToDo(
  { journey, step, kind }: { journey: string; step: string; kind: string },
  toFill: readonly string[],
): Words[] {
  const places = toFill.map((place) => `${step}.${place}`).join(', ');
  const fill = {
    en: `Write in journeys/${journey}/journey.json what is meant in place of: ${places}.`,
    it: `Scrivi in journeys/${journey}/journey.json ciò che serve al posto di: ${places}.`,
  };
  const explore = {
    en: `Then "percorso explore ${journey} --write" writes the scenarios that its new ways lack.`,
    it: `Poi "percorso explore ${journey} --write" scrive gli scenari che mancano alle sue vie nuove.`,
  };
  const through = {
    en: `Scenarios that meet "${step}" stop there: lead them through the journey that it runs. What one answer mends, explore mends.`,
    it: `Gli scenari che incontrano "${step}" si fermano lì: falli passare per il flusso che esegue. Dove basta una risposta, la mette explore.`,
  };
  // A screen with one way on is proved by the scenarios that go past it.
  return [
    ...(toFill.length > 0 ? [fill] : []),
    ...(kind === 'journey' ? [through] : []),
    ...(kind === 'form' || kind === 'view' ? [] : [explore]),
  ];
}

function optionsOf<Name extends string>(given: Given, names: readonly Name[]): { [Each in Name]?: string } {
  const told = names.flatMap((each) => {
    const value = textOption(given, each);
    return value === undefined ? [] : [[each, value]];
  });
  // Each entry is one of the names with its text.
  return Object.fromEntries(told) as { [Each in Name]?: string };
}

function mustBeName(typed: string): void {
  if (!name.test(typed))
    throw new UsageError({
      en: `"${typed}" is no name: small letters and digits, words joined by "-".`,
      it: `"${typed}" non è un nome: lettere minuscole e cifre, parole unite da "-".`,
    });
}

/** Writes the files and tells which; what they would newly break is told as well, and how many texts are to be written. */
function write(
  { files, toFill }: Made,
  { root, language, sources, files: present }: Workspace,
  around: Surroundings,
) {
  const say = sayIn(around.language);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    around.print(say({ en: `wrote ${path}`, it: `scritto ${path}` }));
  }
  const written = new Set(files.map(({ path }) => path));
  const all = [...present.filter(({ path }) => !written.has(path)), ...files];
  const found = check(readSources(language, all, { views: sources.views }), {
    language: around.language,
  }).filter(({ file, pointer }) => written.has(file) && !toFill.some((place) => pointer.startsWith(place)));
  const toWrite = found.filter(({ code }) => code === 'text-standin');
  const broken = found.filter((finding) => !toWrite.includes(finding));
  for (const { file, line, column, code, message } of broken) {
    around.warn(`${file}:${line}:${column} ${code}: ${message}`);
  }
  if (toWrite[0]) around.print(say(textsToWrite(toWrite[0].file, toWrite.length)));
  return broken.length > 0 ? exitCodes.found : exitCodes.well;
}

const textsToWrite = (file: string, count: number): Words => ({
  en: `Write the texts of ${file} that stand in: check finds ${count}.`,
  it: `Scrivi i testi di ${file} che sono provvisori: check ne trova ${count}.`,
});
