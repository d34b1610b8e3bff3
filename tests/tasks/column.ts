import { after, all, made, swap, type Task } from './task.ts';

const types = { by: 'types' } as const;
const schema = { by: 'tests', files: ['sandbox/db/migrate.test.ts'] } as const;

/** What the bank writes and answers is held by its contract. */
const held = {
  by: 'tests',
  files: [
    'tests/contract/operations.test.ts',
    'tests/contract/operation-details.test.ts',
    'tests/contract/downloads.test.ts',
  ],
} as const;

const texts = { by: 'tests', files: ['tests/architecture/view-texts.test.ts'] } as const;

/** Something more that each row of the operations shows, from the bank’s table to the screen. */
export const column: Task = {
  name: 'column',
  wish: 'The list of operations shows a new column',
  stages: [
    {
      place: 'ui/views/operations/OperationRow.tsx',
      what: 'where the row shows it',
      edit: after(
        '<CardMark cardId={operation.effectiveCardId} pan={operation.cardIdValue} />\n            </span>\n',
        '            <span>{t(`row.channel.${operation.channel}`)}</span>\n',
      ),
      left: { ...types, names: "Property 'channel' does not exist on type 'Operation'" },
    },
    {
      place: 'schemas/provider/transaction.json',
      what: 'what the bank says of an operation: a member of `Operation`, under `required` unless it may be missing',
      edit: all(
        swap('          "charger"\n        ],', '          "charger",\n          "channel"\n        ],'),
        after(
          '"description": "R is recorded; any other, such as P, is not booked yet (OPS-08)."\n          },\n',
          '          "channel": {\n            "enum": ["ONLINE", "SHOP"],\n            "description": "Where it was paid."\n          },\n',
        ),
      ),
      generate: 'generate',
      left: { ...texts, names: 'OperationRow.tsx: row.channel' },
    },
    {
      place: 'i18n/it/operations.json',
      what: 'its words',
      edit: after(
        '    "pending": "NON CONTABILIZZATO",\n',
        '    "channel": {\n      "ONLINE": "Online",\n      "SHOP": "In negozio"\n    },\n',
      ),
      left: { ...types, names: 'sandbox/services/transaction/view.ts' },
    },
    {
      place: 'sandbox/services/transaction/view.ts',
      what: 'how the sandbox bank writes an operation',
      edit: after('    flagPrepaidRechargeReceived: row.recharge,\n', '    channel: row.channel,\n'),
      left: { ...types, names: "Property 'channel' does not exist on type 'ShownOperation'" },
    },
    {
      place: 'sandbox/db/schema.ts',
      what: 'the column of the table `operations`',
      edit: after(
        "  byPhone: boolean('by_phone').notNull(),\n",
        "  channel: text('channel', { enum: ['ONLINE', 'SHOP'] }).notNull(),\n",
      ),
      left: { ...types, names: 'sandbox/seed/operations.ts' },
    },
    {
      place: 'sandbox/seed/operations.ts',
      what: 'what the sandbox bank begins with',
      edit: after('    byPhone: merchant.byPhone ?? false,\n', "    channel: 'SHOP',\n"),
      left: { ...types, names: 'sandbox/services/transaction/own-operation.ts' },
    },
    {
      place: 'sandbox/services/transaction/own-operation.ts',
      what: 'what the bank writes of its own operations',
      edit: after('    byPhone: false,\n', "    channel: 'ONLINE' as const,\n"),
      left: { ...types, names: 'sandbox/services/transaction/card-page.ts' },
    },
    {
      place: 'sandbox/services/transaction/card-page.ts',
      what: 'what a page of the list reads, and no more',
      edit: after('  recharge: operations.recharge,\n', '  channel: operations.channel,\n'),
      left: { ...types, names: 'ui/views/operations/operation.fixture.ts' },
    },
    {
      place: 'ui/views/operations/operation.fixture.ts',
      what: 'the operation of the tests',
      edit: swap("    charger: 'Elena Conti',\n", "    charger: 'Elena Conti',\n    channel: 'SHOP',\n"),
      left: { ...schema, names: 'makes table operations with the columns that the code reads' },
    },
    {
      place: 'sandbox/db/migrations/9000-channel.sql',
      what: 'the migration, under the next number in place of 9000; a default stays, for the version before goes on beside it',
      edit: made(
        "-- Where each operation was paid.\nalter table operations add column channel text not null default 'SHOP';\n",
      ),
    },
  ],
  atEnd: [types, { by: 'lint' }, schema, held],
  beside:
    'A column that may be missing stands under no `required`, and no check asks the bank for it: its contract test does, written by hand. A download has it only if `sandbox/services/transaction/operations-table.ts` has, with its head in `texts.json` beside it. A member that is called the same in several replies is worded once, in `x-members` of `schemas/provider/components.json`.',
};
