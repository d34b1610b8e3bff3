import type { ExpectedDefect } from '../planted.ts';

const visit = 'journeys/visit/journey.json';

const is = (path: string, value: unknown) => `{ "===": [{ "var": "${path}" }, ${JSON.stringify(value)}] }`;
const toCode = 'ask-number [submit] → send [ok] → ask-code';

const first = { file: visit, from: '"cases": [' };
const last = { file: visit, from: '"to": "change"\n        },' };
const promise = { file: visit, from: '"never": "change",\n      "before": "verify.ok"' };

const named = { file: 'journeys/guards.json', from: '"takes": [\n        "service"\n      ]' };
const guide = 'journeys/guide/journey.json';
const wholeUse = {
  file: guide,
  from: '"use": "service-on",\n    "with": {\n      "service": "KEY_6"\n    }',
};
const given = { file: guide, from: '"with": {\n      "service": "KEY_6"\n    }' };

/** Defects in guards that have names, and where they are used. */
const ofNamed: readonly ExpectedDefect[] = [
  {
    code: 'guard-unknown',
    file: guide,
    from: '"use": "service-on"',
    to: '"use": ▸"service-one"',
    message: 'There is no guard "service-one" in journeys/guards.json.',
    hint: 'Did you mean "service-on"?',
  },
  {
    code: 'guard-unknown',
    ...given,
    to: '"with": { "service": "KEY_6", ▸"mark": "state" }',
    message: 'The guard "service-on" takes no "mark".',
    hint: 'There are: "service".',
  },
  {
    code: 'guard-unknown',
    ...wholeUse,
    to: '"use": ▸"service-on"',
    message: 'The guard "service-on" takes "service", which is not given here.',
    hint: 'Write it beside "use": "with": { "service": … }.',
  },
  {
    code: 'guard-unknown',
    file: named.file,
    from: '"guard": {\n        "===": [\n          {\n            "var": "card.profiling.{service}.state"\n          }',
    to: '▸"guard": {\n        "===": [\n          {\n            "var": "card.profiling.{service}.{mark}"\n          }',
    message: '"{mark}" stands in this guard, and "takes" does not name it.',
    others: ['variable-unknown', 'exit-missing'],
  },
  {
    code: 'guard-unknown',
    file: named.file,
    from: '"guard": {\n        "===": [\n          {\n            "var": "card.profiling.{service}.state"\n          },\n          "ATTIVO"\n        ]\n      }',
    to: '"guard": { "and": [{ "use": ▸"service-on", "with": { "service": "KEY_6" } }, { "var": "card.profiling.{service}.locked" }] }',
    message: 'A guard with a name uses no other.',
  },
  {
    code: 'guard-unknown',
    ...named,
    to: '"words": { "holds": ▸"il servizio {mark} è attivo" },\n      "takes": ["service"]',
    message: '"{mark}" stands in these words, and "takes" does not name it.',
  },
  {
    code: 'guard-unused',
    file: named.file,
    from: '"service-on": {',
    to: '▸"holder-free": { "guard": { "!": [{ "var": "session.limited" }] } },\n    "service-on": {',
    message: 'No journey uses the guard "holder-free".',
  },
  {
    code: 'guard-unused',
    ...named,
    to: '"takes": ["service", ▸"mark"]',
    message: 'Nothing in this guard reads "{mark}".',
    others: ['guard-unknown'],
  },
  {
    code: 'variable-unknown',
    ...given,
    to: '"with": { "service": "KEY_7" }',
    seen: { file: guide, text: '{\n    "use"' },
    message: 'There is no variable "card.profiling.KEY_7.state" here.',
    hint: 'Did you mean "card.profiling.KEY_6.state"?',
    // What lets in the caller is not known to let in what it runs.
    others: ['exit-missing'],
  },
];

/** Defects in what guards decide, and in the promises about all paths. */
export const defectsOfGuards: readonly ExpectedDefect[] = [
  ...ofNamed,
  {
    code: 'guard-never',
    ...first,
    to: `"cases": [\n        { ▸"when": { "and": [${is('card.productType', 'CREDIT')}, ${is('card.productType', 'DEBIT')}] }, "to": "blocked" },`,
    message: 'This guard can never hold.',
  },
  {
    code: 'guard-never',
    ...first,
    to: `"cases": [\n        { ▸"when": { "!": [{ "or": [{ "var": "session.limited" }, { "!": [{ "var": "session.limited" }] }] }] }, "to": "blocked" },`,
    message: 'This guard can never hold.',
  },
  {
    code: 'guard-never',
    file: visit,
    from: '"ok": {\n        "to": "ask-code",\n        "sets": {\n          "data.place": {\n            "var": "result.place"\n          }\n        }\n      }',
    to: '"ok": [\n        { ▸"when": { "and": [{ ">": [{ "count": [{ "var": ["result.others", []] }] }, 2] }, { "<": [{ "count": [{ "var": ["result.others", []] }] }, 3] }] }, "to": "blocked" },\n        { "to": "ask-code", "sets": { "data.place": { "var": "result.place" } } }\n      ]',
    message: 'This guard can never hold.',
  },
  {
    code: 'guard-never',
    ...promise,
    to: `"never": "change", ▸"while": { "and": [${is('card.productType', 'CREDIT')}, ${is('card.productType', 'DEBIT')}] }`,
    message: 'This guard can never hold.',
  },
  {
    code: 'guard-never',
    ...first,
    to: `"cases": [\n        { ▸"when": { "and": [${is('card.profiling.3D_SECURE.state', 'ASSENTE')}, { "var": "card.profiling.3D_SECURE.locked" }] }, "to": "blocked" },`,
    message: 'This guard can never hold.',
  },
  {
    code: 'guard-always',
    file: visit,
    from: '"help": {\n          "to": "assist"',
    to: `"help": {\n          ▸"when": { "in": [{ "var": "card.productType" }, ["CREDIT", "DEBIT", "PREPAID"]] },\n          "to": "assist"`,
    message: 'This guard always holds.',
  },
  {
    code: 'guard-always',
    file: visit,
    from: '"plans": {\n          "to": "plans"',
    to: `"plans": {\n          ▸"when": ${is('card.profiling.KEY_6.state', 'ATTIVO')},\n          "to": "plans"`,
    message: 'This guard always holds.',
    hint: '"card.profiling.KEY_6.state" is "ATTIVO" on every path here since "allow".',
    path: toCode,
  },
  {
    code: 'case-shadowed',
    ...last,
    to: `"to": "change"\n        },\n        { ▸"when": ${is('card.productType', 'DEBIT')}, "to": "blocked" },`,
    message: 'Case 1 takes all that this case would take.',
  },
  {
    code: 'case-shadowed',
    file: visit,
    from: '"to": "change"\n        },\n        {',
    to: `"to": "change"\n        },\n        { "when": ${is('card.productType', 'PREPAID')}, "to": "done" },\n        ▸{`,
    message: 'Cases 1 and 2 together take all that this case would take.',
  },
  {
    code: 'branch-idle',
    file: visit,
    from: '"to": "change"\n        },\n        {\n          "to": "blocked"',
    to: '"to": "change"\n        },\n        {\n          "to": "change"',
    seen: { file: visit, text: '"cases": [' },
    message: 'All cases lead to "change" alike: they decide nothing.',
  },
  {
    code: 'guard-contradicted',
    ...first,
    to: `"cases": [\n        { ▸"when": ${is('card.profiling.KEY_6.state', 'DISATTIVO')}, "to": "blocked" },`,
    message: 'No run can go this way.',
    hint: '"card.profiling.KEY_6.state" is "ATTIVO" on every path here since "allow".',
    path: `${toCode} [submit] → verify [ok] → which`,
  },
  {
    code: 'guard-contradicted',
    file: visit,
    from: '"plans": {\n          "to": "plans"',
    to: `"plans": {\n          ▸"when": { "and": [${is('card.profiling.KEY_6.state', 'ASSENTE')}, { "var": "session.limited" }] },\n          "to": "plans"`,
    message: 'No run can go this way.',
    hint: '"card.profiling.KEY_6.state" is "ATTIVO" on every path here since "allow".',
    path: toCode,
  },
  {
    code: 'guard-contradicted',
    ...wholeUse,
    to: '"!": [{ "use": "service-on", "with": { "service": "KEY_6" } }]',
    seen: { file: visit, text: '"guide",\n      "input"' },
    message: 'This journey lets nobody in who comes this way: its "allow" never holds here.',
    hint: '"card.profiling.KEY_6.state" is "ATTIVO" on every path here since "allow".',
    path: 'ask-number [help] → assist',
  },
  {
    code: 'invariant-broken',
    ...promise,
    to: '"never": ▸"change", "before": "plans.close"',
    message: 'A path passes "change" before "plans.close".',
    path: `${toCode} [submit] → verify [ok] → which [1] → change`,
  },
  {
    code: 'invariant-broken',
    ...promise,
    to: '"never": ▸"ask-number", "after": "send.ok"',
    message: 'A path passes "ask-number" after "send.ok".',
    path: `${toCode} [Back] → ask-number`,
  },
  {
    code: 'invariant-broken',
    ...promise,
    to: '"once": ▸"verify.5707"',
    message: 'A path passes "verify.5707" more than once.',
    path: `${toCode} [submit] → verify [5707] → ask-code [submit] → verify [5707] → ask-code`,
  },
  {
    code: 'invariant-broken',
    ...promise,
    to: '"always": ▸"change.ok", "after": "verify.ok"',
    message: 'A path ends after "verify.ok" without passing "change.ok".',
    path: `${toCode} [submit] → verify [ok] → which [2] → blocked`,
  },
  {
    code: 'invariant-broken',
    ...promise,
    to: `"never": ▸"change", "while": ${is('card.productType', 'DEBIT')}`,
    message: 'A path passes "change" while the guard holds.',
    path: `${toCode} [submit] → verify [ok] → which [1] → change`,
  },
  {
    code: 'value-impossible',
    ...promise,
    to: `"never": "change", "while": { "===": [{ "var": "card.productType" }, ▸"DEBITO"] }`,
    message: '"card.productType" is never "DEBITO".',
    hint: 'Did you mean "DEBIT"?',
  },
  {
    code: 'invariant-twice',
    file: visit,
    from: '"id": "code-first",\n      "never": "change",\n      "before": "verify.ok"\n    }',
    to: '"id": "code-first",\n      "never": "change",\n      "before": "verify.ok"\n    },\n    { "id": ▸"code-first", "once": "change.ok" }',
    message: 'Another promise of this journey is called "code-first".',
  },
  {
    code: 'invariant-vacuous',
    ...promise,
    to: '"never": "change", "before": ▸"verify.oke"',
    message: 'No run passes "verify.oke".',
    hint: 'Did you mean "verify.ok"?',
  },
  {
    code: 'invariant-vacuous',
    ...promise,
    to: '"never": "change", "after": ▸"which.3"',
    message: 'No run passes "which.3".',
    hint: 'Did you mean "which.1"?',
  },
  {
    code: 'exit-missing',
    file: 'journeys/guide/journey.json',
    from: '"service": "KEY_6"',
    to: '"service": "PIN_CARD"',
    seen: { file: 'journeys/visit/journey.json', text: '"exits": {\n        "read"' },
    message: 'The journey "guide" may not be allowed here, and no exit says what follows then.',
    hint: 'Add an exit "not-allowed", or lead here only where its "allow" holds.',
  },
];
