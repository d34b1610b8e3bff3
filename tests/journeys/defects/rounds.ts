import type { ExpectedDefect } from '../planted.ts';

const visit = 'journeys/visit/journey.json';

/** Defects in how often a run may come round: limits that are never reached, timers that lead nowhere. */
export const defectsOfRounds: readonly ExpectedDefect[] = [
  {
    code: 'limit-unreachable',
    file: visit,
    from: '"max": 3,\n      "consecutive": true,\n      "to": "blocked"\n    }\n  },',
    to: '"max": 3,\n      "consecutive": true,\n      "to": "blocked"\n    },\n    "asked-twice": { "max": ▸2, "to": "blocked" }\n  },\n  "errors": { "LOCKED": { "type": "BLOCKER", "message": "popup.locked", "to": "blocked", "counts": "asked-twice" } },',
    message: 'The limit "asked-twice" is never reached: a run counts to 1 at most.',
    path: 'ask-number [submit] → send',
  },
  {
    code: 'limit-unreachable',
    file: visit,
    from: '"max": 3,\n      "consecutive": true,\n      "to": "blocked"\n    }\n  },\n  "start": "ask-number",\n  "steps": {',
    to: '"max": 3,\n      "consecutive": true,\n      "to": "blocked"\n    },\n    ▸"lost": { "max": 2, "to": "blocked" }\n  },\n  "start": "ask-number",\n  "steps": {\n    "send-again": { "kind": "call", "operation": "sendCode", "body": { "telephone": "333" }, "ok": { "to": "blocked" }, "errors": { "TOO_SOON": { "type": "SHOW", "message": "popup.locked", "to": "blocked", "counts": "lost" } } },',
    message: 'No path leads to a refusal that counts towards the limit "lost".',
    others: ['step-unreachable'],
  },
  {
    code: 'timer-trap',
    file: visit,
    from: '"after": {\n        "seconds": 60,\n        "to": "cancelled"',
    to: '▸"after": {\n        "seconds": 60,\n        "to": "ask-code"',
    message: 'Left alone, the journey comes back to "ask-code" again and again.',
    path: 'ask-number [submit] → send [ok] → ask-code',
  },
  {
    code: 'timer-trap',
    file: visit,
    from: '"submit": {\n          "to": "verify"\n        },\n        "plans": {\n          "to": "plans"\n        },\n        "close": {\n          "to": "cancelled"\n        }\n      },\n      "after"',
    to: '"submit": {\n          "to": "verify",\n          "look": "none"\n        },\n        "plans": {\n          "to": "plans",\n          "look": "none"\n        },\n        "close": {\n          "to": "cancelled",\n          "when": { "===": [{ "var": "card.productType" }, "CREDIT"] }\n        }\n      },\n      "back": "none",\n      ▸"after"',
    message: 'Only time leads on from "ask-code".',
    hint: 'Give it an action that leads elsewhere.',
    path: 'ask-number [submit] → send [ok] → ask-code',
  },
  {
    code: 'timer-trap',
    file: visit,
    from: '"submit": {\n          "to": "verify"\n        },\n        "plans": {\n          "to": "plans"\n        },\n        "close": {\n          "to": "cancelled"\n        }\n      },\n      "after"',
    to: '"submit": {\n          "to": "verify",\n          "look": "none"\n        },\n        "plans": {\n          "to": "plans",\n          "look": "none"\n        },\n        "close": {\n          "to": "cancelled",\n          "look": "none"\n        }\n      },\n      "back": "none",\n      ▸"after"',
    message: 'Only time leads on from "ask-code".',
    hint: 'Give it an action that leads elsewhere.',
    path: 'ask-number [submit] → send [ok] → ask-code',
  },
  {
    code: 'timer-trap',
    file: visit,
    from: '"after": {\n        "seconds": 60,\n        "to": "cancelled"\n      }\n    },',
    to: `"after": {"seconds": 60, "to": "hidden"}},
      "hidden": {"kind": "form", "actions": {"close": {"to": "cancelled"}}, ▸"after": {"seconds": 5, "to": "later"}},
      "later": {"kind": "form", "actions": {"close": {"to": "cancelled"}}, "after": {"seconds": 5, "to": "hidden"}},`,
    message: 'Left alone, the journey comes back to "hidden" again and again.',
    path: 'ask-number [submit] → send [ok] → ask-code [after] → hidden',
    others: ['text-missing', 'text-missing'],
  },
];
