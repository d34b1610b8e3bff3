import { mermaidOf } from '#analysis';
import { exitCodes, UsageError, type Command } from '../command.ts';
import { openWorkspace } from '../workspace.ts';

/** Draws a journey. */
export const graphCommand: Command = {
  name: 'graph',
  summary: 'draws a journey as a Mermaid flowchart',
  help: `
Usage: percorso graph <journey>

Prints the journey as a Mermaid flowchart, for a document or https://mermaid.live: screens are rounded
boxes, calls boxes, branches diamonds, other journeys double boxes, ends stadiums; refusals are dotted.`,
  options: {},
  run({ words }, { cwd, print }) {
    const [name, ...others] = words;
    if (name === undefined || others.length > 0)
      throw new UsageError('name one journey. Try: percorso graph --help');
    const definition = openWorkspace(cwd).sources.journeys.get(name)?.journey?.value;
    if (!definition) throw new UsageError(`There is no sound journey "${name}". Try: percorso check`);
    print(mermaidOf(definition));
    return Promise.resolve(exitCodes.well);
  },
};
