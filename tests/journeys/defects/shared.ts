import type { ExpectedDefect } from '../planted.ts';

const catalogue = 'journeys/errors.json';
const shared = 'i18n/it/errors.json';
const timeline = 'i18n/it/timeline.json';

/** Defects of what journeys share: the catalogue of refusals, its texts, those of the timeline. */
export const defectsOfShared: readonly ExpectedDefect[] = [
  {
    code: 'unknown-key',
    file: catalogue,
    from: '"message": "popup.locked"',
    to: '"message": "popup.locked", ▸"counts": "wrong-code"',
    message: 'The key "counts" means nothing here.',
    hint: 'There are: "note", "process".',
  },
  {
    code: 'schema-violation',
    file: catalogue,
    from: '"LOCKED": {\n      "type": "BLOCKER",\n      "message": "popup.locked"',
    to: '▸"LOCKED": {\n      "type": "BLOCKER"',
    message: 'The key "message" is missing here.',
  },
  {
    code: 'schema-violation',
    file: catalogue,
    from: '"type": "BLOCKER"',
    to: '"type": ▸"FIELD"',
    message: '"FIELD" is not one of the values that this can have.',
    hint: 'There are: "BLOCKER", "PROCESS", "FORM", "SHOW", "CUSTOM".',
  },
  {
    code: 'placeholder-unknown',
    file: shared,
    from: '"Bloccato"',
    to: '"Bloccato: ▸{left}"',
    message: 'Nothing fills the placeholder {left}.',
    hint: 'There are: "brand", "eCode", "helpLine", "lockLine", "helpLineAbroad", "lockLineAbroad".',
  },
  {
    code: 'placeholder-unknown',
    file: shared,
    from: '"locked": "Bloccato"',
    to: '"locked": "Bloccato", "spare": "Per ▸{brnd}"',
    message: 'Nothing fills the placeholder {brnd}.',
    hint: 'Did you mean "brand"?',
  },
  {
    code: 'placeholder-unknown',
    file: timeline,
    from: '"Leggi la guida entro il {date}."',
    to: '"Leggi la guida entro il ▸{date."',
    message: 'The text has a "{" without its "}".',
  },
];
