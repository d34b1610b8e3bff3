import { after, all, swap, type Task } from './task.ts';

const types = { by: 'types' } as const;
const journeys = { by: 'journeys' } as const;

/** Whatever version the journey has by now. */
const nextVersion = (text: string): string =>
  text.replace(
    /"version": "(\d+)\.(\d+)\.\d+"/,
    (_all, major, minor) => `"version": "${major}.${Number(minor) + 1}.0"`,
  );

/** A flag of the card that guards have not read so far. */
export const flag: Task = {
  name: 'flag',
  wish: 'A guard reads a new flag',
  stages: [
    {
      place: 'journeys/pin-reissue/journey.json',
      what: 'the guard of the journey, or of one of its ways, and a new version',
      edit: all(
        nextVersion,
        swap(
          '"allow": {\n    "use": "service-open",\n    "with": { "service": "RIEMISSIONE_PIN" }\n  }',
          '"allow": { "and": [{ "use": "service-open", "with": { "service": "RIEMISSIONE_PIN" } }, { "use": "service-open", "with": { "service": "CARTA_VIRTUALE" } }] }',
        ),
      ),
      left: { ...journeys, names: 'CARTA_VIRTUALE' },
    },
    {
      place: 'schemas/context/card.schema.json',
      what: 'what guards may read: the flag under `profiling`, with its Italian words, and under `required` (a holder’s own: `profile.schema.json`)',
      edit: all(
        after('        "RICARICHE_TELEFONICHE",\n', '        "CARTA_VIRTUALE",\n'),
        after(
          '"x-it": "La ricarica di un cellulare con la carta."\n        },\n',
          '        "CARTA_VIRTUALE": {\n          "$ref": "#/$defs/active-flag",\n          "x-it-title": "Carta virtuale",\n          "x-it": "Una carta per gli acquisti online."\n        },\n',
        ),
      ),
      generate: 'generate',
      left: { ...types, names: 'ui/state/holder/engine-context.ts' },
    },
    {
      place: 'ui/state/holder/engine-context.ts',
      what: 'what the portal gives to guards',
      edit: after('  RICARICHE_TELEFONICHE: true,\n', '  CARTA_VIRTUALE: true,\n'),
      left: { ...types, names: "Property 'CARTA_VIRTUALE' does not exist on type 'CardProfiling'" },
    },
    {
      place: 'schemas/provider/card-service.json',
      what: 'what the bank says of a card: the flag in `ServiceId` and `CardProfiling`',
      edit: all(
        after('          "RICARICHE_TELEFONICHE",\n', '          "CARTA_VIRTUALE",\n'),
        after(
          '          "RICARICHE_TELEFONICHE": {\n            "$ref": "#/components/schemas/CardService"\n          },\n',
          '          "CARTA_VIRTUALE": {\n            "$ref": "#/components/schemas/CardService"\n          },\n',
        ),
      ),
      generate: 'generate',
      left: { ...types, names: 'sandbox/seed/card-services.ts' },
    },
    {
      place: 'sandbox/seed/card-services.ts',
      what: 'which cards of the sandbox bank have it; what it forbids the bank has to refuse by itself, and each scenario’s card has the first value of the flag unless it gives another',
      edit: after('  RICARICHE_TELEFONICHE: everyCard,\n', '  CARTA_VIRTUALE: everyCard,\n'),
      left: { ...types, names: "Property 'CARTA_VIRTUALE' does not exist on type" },
    },
    {
      place: 'sandbox/seed/service-texts.json',
      what: 'its name and its words, which the bank brings',
      edit: swap(
        '{\n  "ESTRATTO_CONTO": {',
        '{\n  "CARTA_VIRTUALE": {\n    "title": "Carta virtuale",\n    "message": "Per gli acquisti online."\n  },\n  "ESTRATTO_CONTO": {',
      ),
    },
  ],
  atEnd: [types, journeys, { by: 'scenarios' }, { by: 'tests', files: ['ui/state/holder', 'schemas'] }],
};
