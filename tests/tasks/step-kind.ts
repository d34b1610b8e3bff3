import { after, all, made, swap, type Stage, type Task } from './task.ts';

const types = { by: 'types' } as const;
const lint = { by: 'lint' } as const;
const journeys = { by: 'journeys' } as const;

const schema = `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "mark-step.schema.json",
  "title": "MarkStep",
  "description": "Notes for analytics that the holder has come by, and goes on.",
  "x-it": "Segna per le statistiche che il titolare è passato di qui, e prosegue.",
  "type": "object",
  "required": ["kind", "next"],
  "additionalProperties": false,
  "properties": {
    "kind": { "const": "mark", "description": "What kind of step it is.", "x-it": "Di che tipo è il passo." },
    "note": { "$ref": "edge.schema.json#/$defs/note" },
    "next": { "$ref": "edge.schema.json" }
  },
  "examples": [{ "kind": "mark", "next": { "to": "done" } }]
}
`;

const compile = `import type { MarkStep } from '#schemas';
import { compileEdge } from '../../definition/compile-edge.ts';
import type { CompiledMark } from '../../definition/compiled.ts';
import type { Place } from '../../rules/expression.ts';

/** Compiles a mark. */
export function compileMark(name: string, definition: MarkStep, place: Place): CompiledMark {
  const next = compileEdge(definition.next, { ...place, path: \`\${place.path}/next\` });
  return { kind: 'mark', name, definition, next, own: [], edges: [next] };
}
`;

const enter = `import type { CompiledMark } from '../../definition/compiled.ts';
import { type Draft, note } from '../../machine/draft.ts';
import { follow } from '../../routing/follow.ts';

/** Notes that the holder has come by, and goes on. */
export function enterMark(draft: Draft, step: CompiledMark): void {
  note(draft, 'marked');
  follow(draft, step.next);
}
`;

const language: readonly Stage[] = [
  {
    place: 'journeys/kyc/journey.json',
    what: 'a journey that needs it',
    edit: all(
      after(
        '  "steps": {\n',
        '    "noted": {\n      "kind": "mark",\n      "next": { "to": "ask" }\n    },\n',
      ),
      swap('"submit": { "to": "ask" }', '"submit": { "to": "noted" }'),
    ),
    left: { ...journeys, names: 'mark' },
  },
  {
    place: 'schemas/journey/mark-step.schema.json',
    what: 'the shape of the kind, in words of both languages, with an example',
    edit: made(schema),
    left: { ...journeys, names: 'mark' },
  },
  {
    place: 'schemas/journey/journey.schema.json',
    what: 'the kind among the kinds, and its shape among the steps’',
    edit: all(
      swap(
        '"enum": ["form", "view", "call", "branch", "assign",',
        '"enum": ["form", "view", "call", "branch", "assign", "mark",',
      ),
      after(
        '          "$ref": "branch-step.schema.json"\n        },\n',
        '        {\n          "$ref": "mark-step.schema.json"\n        },\n',
      ),
    ),
    generate: 'generate',
    left: { ...types, names: 'engine/definition/compile-journey.ts' },
  },
  {
    place: 'schemas/index.ts',
    what: 'its type, for those who import `#schemas`',
    edit: after('  Mapping,\n', '  MarkStep,\n'),
    left: { ...types, names: 'engine/definition/compile-journey.ts' },
  },
];

const engine: readonly Stage[] = [
  {
    place: 'engine/definition/compiled.ts',
    what: 'its compiled form, among those of `CompiledStep`',
    edit: all(
      swap('  JourneyStep,\n', '  JourneyStep,\n  MarkStep,\n'),
      swap(
        '/** A journey run inside the journey. */',
        "/** A mark. */\nexport type CompiledMark = Step<'mark', MarkStep> & { next: CompiledEdge };\n\n/** A journey run inside the journey. */",
      ),
      swap('CompiledScreen | CompiledCall |', 'CompiledScreen | CompiledCall | CompiledMark |'),
    ),
    left: { ...types, names: 'engine/definition/compile-journey.ts' },
  },
  {
    place: 'engine/steps/mark/compile.ts',
    what: 'how it is compiled: its expressions and its ways on',
    edit: made(compile),
    left: { ...types, names: 'engine/definition/compile-journey.ts' },
  },
  {
    place: 'engine/definition/compile-journey.ts',
    what: 'the case that compiles it',
    edit: all(
      after(
        "import { compileEnd } from '../steps/end/compile.ts';\n",
        "import { compileMark } from '../steps/mark/compile.ts';\n",
      ),
      swap(
        "    case 'branch':\n",
        "    case 'mark':\n      return compileMark(name, definition, place);\n    case 'branch':\n",
      ),
    ),
    left: { ...types, names: 'engine/machine/advance.ts' },
  },
  {
    place: 'engine/steps/mark/enter.ts',
    what: 'what happens when a run comes to it',
    edit: made(enter),
    left: { ...types, names: 'engine/machine/advance.ts' },
  },
  {
    place: 'engine/machine/advance.ts',
    what: 'the line that enters it',
    edit: all(
      after(
        "import { enterEnd } from '../steps/end/enter.ts';\n",
        "import { enterMark } from '../steps/mark/enter.ts';\n",
      ),
      swap('  branch: enterBranch,\n', '  branch: enterBranch,\n  mark: enterMark,\n'),
    ),
    left: { ...types, names: 'analysis/graph/written-edges.ts' },
  },
];

const analysis: readonly Stage[] = [
  {
    place: 'analysis/graph/written-edges.ts',
    what: 'its ways on',
    edit: after(
      "  branch: ({ cases }, pointer) => listed(cases, { kind: 'case', pointer: `${pointer}/cases`, name: '' }),\n",
      "  mark: ({ next }, pointer) => named({ next }, { kind: 'ok', pointer }),\n",
    ),
    left: { ...types, names: 'analysis/values/expression-sites.ts' },
  },
  {
    place: 'analysis/values/expression-sites.ts',
    what: 'which mappings of its own it has',
    edit: after('  branch: [],\n', '  mark: [],\n'),
    left: { ...types, names: 'analysis/coverage/watched-library.ts' },
  },
  {
    place: 'analysis/coverage/watched-library.ts',
    what: 'what of it a scenario can pass',
    edit: swap(
      "    case 'branch': {\n",
      "    case 'mark':\n      return { ...step, next: edge(step.next, 'next') };\n    case 'branch': {\n",
    ),
    left: { ...types, names: 'analysis/draw/dot.ts' },
  },
  {
    place: 'analysis/draw/dot.ts',
    what: 'how Graphviz draws it',
    edit: after("  branch: 'shape=diamond',\n", "  mark: 'shape=point',\n"),
    left: { ...types, names: 'analysis/draw/mermaid.ts' },
  },
  {
    place: 'analysis/draw/mermaid.ts',
    what: 'how Mermaid draws it',
    edit: after('    branch: `{${text}}`,\n', '    mark: `((${text}))`,\n'),
    left: { ...types, names: 'analysis/draw/legend.ts' },
  },
  {
    place: 'analysis/draw/legend.ts',
    what: 'what the shape means, in both languages',
    edit: after(
      "  branch: { en: 'diamond: decision', it: 'rombo: bivio' },\n",
      "  mark: { en: 'dot: mark', it: 'punto: segno' },\n",
    ),
    left: { ...types, names: 'analysis/draw/drawing.ts' },
  },
  {
    place: 'analysis/draw/drawing.ts',
    what: 'the details under its name',
    edit: swap(
      "    case 'assign':\n      return [];",
      "    case 'assign':\n    case 'mark':\n      return [];",
    ),
    left: { ...types, names: 'cli/create/way-on.ts' },
  },
];

const commands: readonly Stage[] = [
  {
    place: 'cli/create/way-on.ts',
    what: 'how a new step is put behind it',
    edit: swap(
      "    case 'branch':\n",
      "    case 'mark':\n      return { step: { ...step, next: { ...step.next, to: name } }, next: step.next.to };\n    case 'branch':\n",
    ),
    left: { ...types, names: 'cli/create/step-of-kind.ts' },
  },
  {
    place: 'cli/create/step-of-kind.ts',
    what: 'how `percorso new step` makes one',
    edit: swap(
      '  journey: journeyStep,\n',
      "  mark: ({ next }) => silent({ kind: 'mark', next: { to: next } }),\n  journey: journeyStep,\n",
    ),
    left: { ...types, names: 'studio/client/drawing/StepNode.tsx' },
  },
];

const studio: readonly Stage[] = [
  {
    place: 'studio/client/drawing/StepNode.tsx',
    what: 'the sign of its box in Studio',
    edit: after("  branch: 'partly',\n", "  mark: 'check',\n"),
  },
  {
    place: 'i18n/it/studio.json',
    what: 'what analysts call it, and what they read where they add one',
    edit: all(
      after('    "branch": "Bivio",\n', '    "mark": "Segno",\n'),
      after(
        '      "branch": "Decide come continuare",\n',
        '      "mark": "Segna che il titolare è passato",\n',
      ),
    ),
    left: { ...types, names: 'studio/step-kinds.ts' },
  },
  {
    place: 'studio/step-kinds.ts',
    what: 'where it stands among the kinds that Studio offers',
    edit: after('  branch: true,\n', '  mark: true,\n'),
    left: { ...types, names: 'studio/server/model/main-path.ts' },
  },
  {
    place: 'studio/server/model/main-path.ts',
    what: 'how much a way by it tells of the journey',
    edit: swap("    case 'branch':\n", "    case 'branch':\n    case 'mark':\n"),
    left: { ...lint, names: 'studio/server/model/journey-view.ts' },
  },
  {
    place: 'studio/server/model/journey-view.ts',
    what: 'what it is about',
    edit: swap("    case 'branch':\n", "    case 'branch':\n    case 'mark':\n"),
  },
];

/** A kind of step that notes that the holder has come by, from the language to the commands and Studio. */
export const stepKind: Task = {
  name: 'step-kind',
  wish: 'Journeys have a new kind of step, which goes on by itself',
  stages: [...language, ...engine, ...analysis, ...commands, ...studio],
  atEnd: [types, lint, journeys, { by: 'scenarios' }],
  beside:
    '`npm run generate` runs to its end once the mappings stand in `analysis/values/expression-sites.ts`; the types are written before. A kind that is shown and waits for the holder also stands in `engine/definition/is-screen.ts`, where everything reads which kinds do, and is drawn in `ui/journey/screen/`.',
};
