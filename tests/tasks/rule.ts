import { after, all, made, swap, type Task } from './task.ts';

const planted = { by: 'tests', files: ['tests/journeys/rules.test.ts'] } as const;
const pages = { by: 'tests', files: ['tests/journeys/rules-page.test.ts'] } as const;

const ruleFile = `import { pointerTo } from '../../source/document.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds remarks that say nothing. */
export const noteBlank = eachJourney(function* ({ definition }) {
  for (const [name, { note }] of Object.entries(definition.steps)) {
    if (note === undefined || note.trim() !== '') continue;
    const message = { en: 'This remark says nothing.', it: 'Questa nota non dice nulla.' };
    yield { pointer: \`\${pointerTo('/steps', name)}/note\`, message };
  }
});
`;

const texts = {
  en: '# A remark that says nothing\n\nA note is for anyone who reads the file after you. Write why the step is as it is, or take the note away.\n',
  it: '# Una nota che non dice nulla\n\nUna nota serve a chi legge il file dopo di te. Scrivi perché il passo è così, oppure toglila.\n',
};

/** A check of journeys: one file, one registration, and what holds every rule to an example and a text. */
export const rule: Task = {
  name: 'rule',
  wish: 'The check has a new rule',
  stages: [
    {
      place: 'tests/journeys/defects/files.ts',
      what: 'a mistake that it finds, planted in a clean journey: it is the example of its page',
      edit: after(
        'export const defectsOfFiles: readonly ExpectedDefect[] = [\n',
        `  {
    code: 'note-blank',
    file: visit,
    from: '"kind": "form",\\n      "form": "number"',
    to: '"kind": "form",\\n      "note": ▸" ",\\n      "form": "number"',
    message: 'This remark says nothing.',
  },
`,
      ),
      left: { ...planted, names: 'finds note-blank where it is' },
    },
    {
      place: 'analysis/rules/shape/note-blank.ts',
      what: 'the rule, in the folder of what it holds, with its short message in both languages',
      edit: made(ruleFile),
      left: { ...planted, names: 'finds note-blank where it is' },
    },
    {
      place: 'analysis/rules/registry.ts',
      what: 'its registration',
      edit: all(
        swap(
          'import { operandIdle }',
          "import { noteBlank } from './shape/note-blank.ts';\nimport { operandIdle }",
        ),
        after("  'branch-idle': { run: branchIdle },\n", "  'note-blank': { run: noteBlank },\n"),
      ),
      left: { ...pages, names: 'has a text in both languages for each rule' },
    },
    {
      place: 'docs/rules/note-blank.en.md',
      what: 'its title, what it means and what to do, in English',
      edit: made(texts.en),
      left: { ...pages, names: 'has a text in both languages for each rule' },
    },
    {
      place: 'docs/rules/note-blank.it.md',
      what: 'the same in Italian',
      edit: made(texts.it),
      left: { ...pages, names: 'npm run generate:rules' },
    },
    {
      place: 'docs/rules/README.md',
      what: 'the pages of all rules, which are written from them',
      edit: (text) => text,
      generate: 'generate:rules',
    },
  ],
  atEnd: [planted, pages, { by: 'journeys' }, { by: 'types' }],
  beside:
    'The files of `tests/journeys/defects/` are named after what a mistake is in, and `all.ts` lists them. A mistake says by `from` and `to` what it writes in place of what, and by `▸` where the finding points; the first of a rule is the example of its page. A rule stands in the folder of what it reads: `shape` for a file by itself, `names` for what names something, `flow` for the ways, `data`, `guards`, `lists`, `texts`, `bank` for the contract and the settings, `scenarios`, `versions`.',
};
