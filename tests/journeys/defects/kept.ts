import type { ExpectedDefect } from '../planted.ts';

const visit = 'journeys/visit/journey.json';
const guide = 'journeys/guide/journey.json';
const said = '"language": 1,\n  "id": "guide"';
const opens = '"version": "1.0.0",\n  "surface": "dialog",\n  "opens"';

/** Defects in which language files are, and in how runs are kept: migrations that take up none, or not what is left; screens that nothing can go on at. */
export const defectsOfKeptRuns: readonly ExpectedDefect[] = [
  {
    code: 'language-old',
    file: guide,
    from: `"$schema": "../../schemas/journey/journey.schema.json",\n  ${said}`,
    to: '▸"$schema": "../../schemas/journey/journey.schema.json",\n  "id": "guide"',
    message:
      'The journey does not say in which language it is written, and is read as one of before they were counted.',
    hint: 'Run percorso migrate, or write "language": 1.',
  },
  ...['2', '"1"', '0', 'null'].map((language): ExpectedDefect => ({
    code: 'schema-violation',
    file: guide,
    from: said,
    to: `"language": ▸${language},\n  "id": "guide"`,
    message: `${language} stands where only 1 can.`,
    hint: 'Write 1, without quotes. A higher number needs a newer percorso.',
  })),
  {
    code: 'migration-idle',
    file: guide,
    from: opens,
    to: '"version": "1.0.0",\n  "migrations": [{ "from": ▸"1.0.x" }],\n  "surface": "dialog",\n  "opens"',
    message: 'No version of 1.0.x comes before 1.0.0.',
  },
  {
    code: 'migration-idle',
    file: guide,
    from: opens,
    to: '"version": "2.0.0",\n  "migrations": [{ "from": "1.0.x" }, { "from": ▸"1.x" }],\n  "surface": "dialog",\n  "opens"',
    message: '1.x and 1.0.x, which comes before it, have versions in common: those go by the first.',
    hint: 'Write ranges of which no version is in two.',
  },
  {
    code: 'migration-idle',
    file: guide,
    from: opens,
    to: '"version": "2.0.0",\n  "migrations": [{ "from": "1.0.x", "steps": { "chapter": ▸"read" } }],\n  "surface": "dialog",\n  "opens"',
    message: 'No run goes on at "read", which is an end.',
    hint: 'Lead to a screen, to a branch, or to the journey or commit that took its place.',
  },
  {
    code: 'step-unknown',
    file: guide,
    from: opens,
    to: '"version": "2.0.0",\n  "migrations": [{ "from": "1.0.x", "steps": { "chapter": ▸"pages" } }],\n  "surface": "dialog",\n  "opens"',
    message: 'This journey has no step "pages".',
    hint: 'Did you mean "page"?',
  },
  {
    code: 'migration-broken',
    file: visit,
    from: '"version": "1.0.0",\n  "surface": "dialog"',
    to: '"version": "1.1.0",\n  "migrations": [{ "from": "1.0.x", "steps": { ▸"ask-numer": "ask-number" } }],\n  "surface": "dialog"',
    sinceClean: true,
    message: 'Version 1.0.0 has no step "ask-numer".',
    hint: 'Did you mean "ask-number"?',
  },
  {
    code: 'screen-unkept',
    file: guide,
    from: '"start": "page",\n  "steps": {\n    "page": {\n      "kind": "form",',
    to: '"data": { "word": { "type": "text", "sensitive": true, "initial": "" } },\n  "start": "page",\n  "steps": {\n    ▸"page": {\n      "kind": "form", "shows": { "context": { "var": "data.word" } },',
    message:
      'Loaded anew at this screen, the page has none to go on at: "data.word" would be read, and is not kept.',
    hint: 'Show a screen before it that does without, or ask anew for what is sensitive.',
    path: 'page',
    others: ['placeholder-unused', 'sensitive-exposed'],
  },
];
