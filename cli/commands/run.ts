import type { CompiledJourney } from '#engine';
import { ordinaryContext, runnableOf, viewAnswers, type Runnable, type Sources, type Words } from '#analysis';
import { readOperations } from '#schemas/provider';
import {
  exitCodes,
  listOption,
  noJourney,
  textOption,
  UsageError,
  type Command,
  type Given,
} from '../command.ts';
import { withFlags } from '../play/chosen-flags.ts';
import type { Holder, LoginDepth, PlayingHolder } from '../play/holder.ts';
import type { InProcessBank } from '../play/in-process-bank.ts';
import { inputFor } from '../play/input-for.ts';
import { readLines } from '../play/lines.ts';
import { playJourney } from '../play/play-journey.ts';
import { createWording } from '../play/show-screen.ts';
import { tellGuards } from '../play/tell-guards.ts';
import { cannotRun } from '../report/hindered.ts';
import { voiceFor } from '../report/voice.ts';
import { openWorkspace, type Workspace } from '../workspace.ts';

/** Plays a journey in the terminal. */
export const runCommand: Command = {
  name: 'run',
  summary: {
    en: 'plays a journey in the terminal, with the bank in this process',
    it: 'percorre un flusso nel terminale, con la banca in questo processo',
  },
  help: {
    en: `
Usage: percorso run <journey> [--account <username>] [--card <id>] [--flag <path>=<value>] … [--input <json>] [--explain]

Opens a bank in memory, logs a demo account in and plays the journey: what the holder would see is printed,
and what he would do is asked for. The SMS of the bank are shown, and their code is offered for the field.
Enter alone takes the first action, or what stands in brackets. Answers may come from a pipe, one a line.

  --account <username>   standard@percorso.test when left out; a +tag copy is allowed
  --card <id>            the first card when left out
  --flag <path>=<value>  lays a flag over what the bank says, such as card.profiling.KEY_6.state=DISATTIVO
  --input <json>         the journey's input; what the portal gives by itself is known, such as the card
  --explain              tells how each guard is decided: what it reads, and the part that does not hold

Exits with 0 when the journey came to an end, and with 1 when the input ended before it.`,
    it: `
Uso: percorso run <flusso> [--account <utente>] [--card <id>] [--flag <nome>=<valore>] … [--input <json>] [--explain]

Apre una banca in memoria, fa entrare un utente di prova e percorre il flusso: scrive ciò che il titolare vedrebbe,
e chiede che cosa farebbe. Gli SMS della banca si vedono, e il loro codice è proposto per il campo.
Solo Invio prende la prima azione, o ciò che sta fra parentesi. Le risposte possono venire da una pipe, una per riga.

  --account <utente>       standard@percorso.test se non è detto; va bene anche una copia con +tag
  --card <id>              la prima carta se non è detto
  --flag <nome>=<valore>   mette un contrassegno sopra a ciò che dice la banca, per esempio
                           card.profiling.KEY_6.state=DISATTIVO
  --input <json>           ciò che il flusso riceve; ciò che dà il portale da solo si sa, come la carta
  --explain                dice come si decide ogni condizione: che cosa legge, e la parte che non vale

Esce con 0 se il flusso è arrivato a una fine, e con 1 se l’input è finito prima.`,
  },
  options: {
    account: { type: 'string' },
    card: { type: 'string' },
    flag: { type: 'string', multiple: true },
    input: { type: 'string' },
    explain: { type: 'boolean' },
  },
  async run(given, around) {
    const workspace = openWorkspace(around.cwd);
    const runnable = runnableOf(workspace.sources);
    const { library } = runnable;
    const voice = voiceFor(around);
    const { say } = voice;
    if (given.options['explain'] === true) tellGuards(library, around, voice);
    const journey = journeyNamed(given, runnable, workspace.sources);
    around.warn(say({ en: 'Opening a bank in memory …', it: 'Apro una banca in memoria …' }));
    // Loaded here, as what logs in is, so that the other commands start without a database.
    const { openInProcessBank } = await import('../play/in-process-bank.ts');
    const bank = await openInProcessBank();
    const lines = readLines(around);
    try {
      const holder = await holderFor(given, journey, { bank, workspace });
      const outcome = await playJourney({
        library,
        journey: journey.id,
        holder,
        bank,
        lines,
        around,
        input: inputFor(journey, holder, textOption(given, 'input')),
        form: (id, name) => workspace.sources.journeys.get(id)?.forms.get(name)?.value,
        asksView: (screen) => viewAnswers(screen, workspace.sources),
        word: await wordingFor(workspace, bank),
        ...voice,
      });
      around.print(say(endOf(outcome)));
      return outcome === undefined ? exitCodes.found : exitCodes.well;
    } finally {
      lines.close();
      await bank.close();
    }
  },
};

function endOf(outcome: string | undefined): Words {
  if (outcome === undefined)
    return { en: 'The input ended before the journey.', it: 'L’input è finito prima del flusso.' };
  return { en: `\nEnded: ${outcome}`, it: `\nFine: ${outcome}` };
}

function journeyNamed({ words }: Given, { library, hindered }: Runnable, sources: Sources): CompiledJourney {
  const [name, ...others] = words;
  if (name === undefined || others.length > 0)
    throw new UsageError({
      en: 'name one journey. Try: percorso run --help',
      it: 'indica un flusso. Prova: percorso run --help',
    });
  const journey = library.journeys.get(name);
  if (journey) return journey;
  const hindrance = hindered.find((each) => each.journey === name);
  throw hindrance ? cannotRun(hindrance) : noJourney(name, sources);
}

type Opened = { bank: InProcessBank; workspace: Workspace };

async function holderFor(
  given: Given,
  journey: CompiledJourney,
  { bank, workspace }: Opened,
): Promise<PlayingHolder> {
  const { logIn, readHolder } = await import('../play/holder.ts');
  const username = textOption(given, 'account') ?? 'standard@percorso.test';
  const depth = depthFor(journey);
  await logIn(bank, { username, password: await passwordOf(username, bank) }, depth);
  const card = textOption(given, 'card');
  const empty = ordinaryContext(workspace.language.contexts);
  const read = () => readHolder(bank, username, { depth, empty, ...(card !== undefined && { card }) });
  const flagged = ({ context }: Holder) => withFlags(context, listOption(given, 'flag'), workspace.sources);
  const holder = await read();
  return { ...holder, context: flagged(holder), again: async () => flagged(await read()) };
}

/** Finds the password of an account, or of the one that it is a copy of. */
async function passwordOf(username: string, bank: InProcessBank): Promise<string> {
  const accounts = (await bank.accounts()).filter(({ password }) => password !== '');
  const untagged = username.toLowerCase().replace(/\+[^@]*@/, '@');
  const account = accounts.find((each) => each.username === untagged);
  if (account) return account.password;
  const names = accounts.map((each) => each.username).join(', ');
  throw new UsageError({
    en: `there is no account "${username}": ${names}.`,
    it: `l’utente "${username}" non c’è: ${names}.`,
  });
}

/** A journey whose calls all may come before a login is finalised is played before it. */
function depthFor(journey: CompiledJourney): LoginDepth {
  const early = new Set(
    Object.entries(readOperations()).flatMap(([id, { beforeFinalise }]) => (beforeFinalise ? [id] : [])),
  );
  const calls = [...journey.steps.values()].flatMap((step) => {
    if (step.kind === 'call') return [step.definition.operation];
    return 'runs' in step && step.runs ? [step.runs.call.definition.operation] : [];
  });
  return calls.length > 0 && calls.every((operation) => early.has(operation)) ? 'begun' : 'finalised';
}

// A bank’s settings and messages say others; the flow is the same.
const brand = { name: 'Percorso', eCode: 'e-Code', helpLine: '800 000 200', lockLine: '800 000 100' };

async function wordingFor(
  { sources }: Workspace,
  bank: InProcessBank,
): Promise<ReturnType<typeof createWording>> {
  const { createTexts, refuseMissingText, withTimeLeft } = await import('#i18n');
  const trees = Object.fromEntries(
    [...sources.texts].map(([namespace, { value }]) => [namespace, Object(value)]),
  );
  const texts = createTexts({ trees, onMissing: refuseMissingText, brand });
  return createWording(texts, (values) => withTimeLeft(values, bank.now()));
}
