import type { CompiledJourney, Library } from '#engine';
import { libraryOf, ordinaryContext } from '#analysis';
import { readOperations } from '#schemas/provider';
import { exitCodes, listOption, textOption, UsageError, type Command, type Given } from '../command.ts';
import { withFlags } from '../play/chosen-flags.ts';
import { logIn, readHolder, type Holder, type LoginDepth } from '../play/holder.ts';
import type { InProcessBank } from '../play/in-process-bank.ts';
import { readLines } from '../play/lines.ts';
import { playJourney } from '../play/play-journey.ts';
import { createWording } from '../play/show-screen.ts';
import { tellGuards } from '../play/tell-guards.ts';
import { createColours } from '../report/colours.ts';
import { onEngine } from '../on-engine.ts';
import { openWorkspace, type Workspace } from '../workspace.ts';

/** Plays a journey in the terminal. */
export const runCommand: Command = {
  name: 'run',
  summary: 'plays a journey in the terminal, with the bank in this process',
  help: `
Usage: percorso run <journey> [--account <username>] [--card <id>] [--flag <path>=<value>] … [--input <json>] [--explain]

Opens a bank in memory, logs a demo account in and plays the journey: what the holder would see is printed,
and what he would do is asked for. The SMS of the bank are shown, and their code is offered for the field.
Enter alone takes the first action, or what stands in brackets. Answers may come from a pipe, one a line.

  --account <username>   standard@percorso.test when left out; a +tag copy is allowed
  --card <id>            the first card when left out
  --flag <path>=<value>  lays a flag over what the bank says, such as card.profiling.KEY_6.state=DISATTIVO
  --input <json>         the journey's input; cardId and cardIds are known by themselves
  --explain              tells how each guard is decided: what it reads, and the part that does not hold

Exits with 0 when the journey came to an end, and with 1 when the input ended before it.`,
  options: {
    account: { type: 'string' },
    card: { type: 'string' },
    flag: { type: 'string', multiple: true },
    input: { type: 'string' },
    explain: { type: 'boolean' },
  },
  async run(given, around) {
    const workspace = openWorkspace(around.cwd);
    const library = onEngine(() => libraryOf(workspace.sources));
    const colours = createColours(around.colours);
    if (given.options['explain'] === true) tellGuards(library, around, colours);
    const journey = journeyNamed(given, library);
    around.warn('Opening a bank in memory …');
    // Loaded here, so that the other commands start without a database.
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
        input: inputFor(given, journey, holder),
        form: (id, name) => workspace.sources.journeys.get(id)?.forms.get(name)?.value,
        word: await wordingFor(workspace),
        colours,
      });
      around.print(outcome === undefined ? 'The input ended before the journey.' : `\nEnded: ${outcome}`);
      return outcome === undefined ? exitCodes.found : exitCodes.well;
    } finally {
      lines.close();
      await bank.close();
    }
  },
};

function journeyNamed({ words }: Given, library: Library): CompiledJourney {
  const [name, ...others] = words;
  if (name === undefined || others.length > 0)
    throw new UsageError('name one journey. Try: percorso run --help');
  const journey = library.journeys.get(name);
  if (!journey)
    throw new UsageError(`There is no journey "${name}": ${[...library.journeys.keys()].join(', ')}.`);
  return journey;
}

type Opened = { bank: InProcessBank; workspace: Workspace };

async function holderFor(
  given: Given,
  journey: CompiledJourney,
  { bank, workspace }: Opened,
): Promise<Holder> {
  const username = textOption(given, 'account') ?? 'standard@percorso.test';
  const depth = depthFor(journey);
  const [account] = await bank.accounts();
  await logIn(bank, { username, password: account?.password ?? '' }, depth);
  const card = textOption(given, 'card');
  const empty = ordinaryContext(workspace.language.contexts);
  const holder = await readHolder(bank, username, { depth, empty, ...(card !== undefined && { card }) });
  return { ...holder, context: withFlags(holder.context, listOption(given, 'flag'), workspace.sources) };
}

/** A journey whose calls all may come before a login is finalised is played before it. */
function depthFor(journey: CompiledJourney): LoginDepth {
  const early = new Set(
    Object.entries(readOperations()).flatMap(([id, { beforeFinalise }]) => (beforeFinalise ? [id] : [])),
  );
  const calls = [...journey.steps.values()].flatMap((step) =>
    step.kind === 'call' ? [step.definition.operation] : [],
  );
  return calls.length > 0 && calls.every((operation) => early.has(operation)) ? 'begun' : 'finalised';
}

function inputFor(
  given: Given,
  { id, definition }: CompiledJourney,
  { cardId, cardIds }: Holder,
): Record<string, unknown> {
  const typed: unknown = parse(textOption(given, 'input') ?? '{}');
  const input: Record<string, unknown> = { cardId, cardIds, ...Object(typed) };
  const missing = Object.keys(definition.input ?? {}).filter((name) => !(name in input));
  if (missing.length > 0) throw new UsageError(`"${id}" needs --input with ${missing.join(', ')}.`);
  return input;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new UsageError('--input takes an object in JSON.');
  }
}

// A bank’s settings and messages say others; the flow is the same.
const brand = { name: 'Percorso', eCode: 'e-Code' };

async function wordingFor({ sources }: Workspace): Promise<ReturnType<typeof createWording>> {
  const { createTexts, refuseMissingText } = await import('#i18n');
  const trees = Object.fromEntries(
    [...sources.texts].map(([namespace, { value }]) => [namespace, Object(value)]),
  );
  return createWording(createTexts({ trees, onMissing: refuseMissingText, brand }));
}
