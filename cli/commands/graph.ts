import { dotOf, drawingOf, mermaidOf, testJourneys, type Drawing } from '#analysis';
import { exitCodes, formatOption, noJourney, UsageError, type Command, type Given } from '../command.ts';
import { openWorkspace } from '../workspace.ts';

/** Draws a journey. */
export const graphCommand: Command = {
  name: 'graph',
  summary: {
    en: 'draws a journey: Mermaid, DOT or an SVG picture',
    it: 'disegna un flusso: Mermaid, DOT o una figura SVG',
  },
  help: {
    en: `
Usage: percorso graph <journey> [--format mermaid|dot|svg] [--coverage]

Draws the journey: screens are rounded boxes, calls boxes, branches diamonds, other journeys double boxes,
ends stadiums or ovals; refusals are dotted.

In DOT and SVG, ways to a step that many lead to stand as words in the box they begin at.

  --format mermaid   a flowchart for a document or https://mermaid.live, when left out
  --format dot       for Graphviz
  --format svg       a picture: percorso graph phone-change --format svg > phone-change.svg
  --coverage         runs the scenarios and draws the ways that none passes in red`,
    it: `
Uso: percorso graph <flusso> [--format mermaid|dot|svg] [--coverage]

Disegna il flusso: le schermate sono riquadri arrotondati, le chiamate riquadri, i bivi rombi, gli altri flussi
riquadri doppi, le fini ovali; i rifiuti sono tratteggiati.

In DOT e SVG, le vie verso un passo a cui molte portano stanno scritte nel riquadro da cui partono.

  --format mermaid   un diagramma per un documento o per https://mermaid.live, se non è detto altro
  --format dot       per Graphviz
  --format svg       una figura: percorso graph phone-change --format svg > phone-change.svg
  --coverage         prova gli scenari e disegna in rosso le vie che nessuno percorre`,
  },
  options: { format: { type: 'string' }, coverage: { type: 'boolean' } },
  async run(given, { cwd, print, language }) {
    const [name, ...others] = given.words;
    if (name === undefined || others.length > 0)
      throw new UsageError({
        en: 'name one journey. Try: percorso graph --help',
        it: 'indica un flusso. Prova: percorso graph --help',
      });
    const draw = await drawerFor(given);
    const { sources } = openWorkspace(cwd);
    const source = sources.journeys.get(name);
    if (!source) throw noJourney(name, sources);
    const definition = source.journey?.value;
    if (!definition)
      throw new UsageError({
        en: `${source.folder}/journey.json cannot be read. Try: percorso check ${name}`,
        it: `${source.folder}/journey.json non si può leggere. Prova: percorso check ${name}`,
      });
    const seen = given.options['coverage'] === true ? testJourneys(sources).seen : undefined;
    print(await draw(drawingOf(definition, { contract: sources.language.contract, seen, language })));
    return exitCodes.well;
  },
};

type Drawer = (drawing: Drawing) => string | Promise<string>;

async function drawerFor(given: Given): Promise<Drawer> {
  const format = formatOption(given, ['mermaid', 'dot', 'svg']);
  if (format === 'mermaid') return mermaidOf;
  if (format === 'dot') return dotOf;
  // Loaded here, so that the other commands start without it.
  const { svgOf } = await import('../graph/svg.ts');
  return (drawing) => svgOf(dotOf(drawing));
}
