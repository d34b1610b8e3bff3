import { writeCsv } from '../../documents/write-csv.ts';
import { writeWorkbook } from '../../documents/write-workbook.ts';
import { logSecurity } from '../../security/log.ts';
import { doneFile, refuse, type Handlers } from '../../server/call.ts';
import { findCard } from '../card-service/store.ts';
import { confirmOldOperations, fits, refuseFilters } from './filters.ts';
import { operationsTable } from './operations-table.ts';
import { countFitting, readPart } from './store.ts';
import texts from './texts.json' with { type: 'json' };

const media = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** The list of operations as a file. */
export const downloadHandlers = {
  downloadTransactions: {
    async check(call) {
      const card = await findCard(call, call.body.cardId);
      if ('kind' in card) return card;
      const refused = refuseFilters(call.body, card);
      if (refused !== null) return refused;
      const isTooLarge =
        (await countFitting(call, fits(call.body, call.now))) > call.bank.policy.operations.downloadRows;
      return isTooLarge ? refuse('DOWNLOAD_TOO_LARGE') : null;
    },
    confirm: confirmOldOperations,
    async run(call) {
      const card = await findCard(call, call.body.cardId);
      if ('kind' in card) return card;
      const { downloadRows } = call.bank.policy.operations;
      const rows = await readPart(call, fits(call.body, call.now), { limit: downloadRows, offset: 0 });
      const { ext } = call.body;
      const event = { event: 'exported', user: call.holder.username, detail: ext, now: call.now } as const;
      await logSecurity(call.db, call.bank.secrets, event);
      const table = operationsTable(rows, card);
      const bytes = ext === 'csv' ? writeCsv(table) : await writeWorkbook(texts.sheet, table);
      return doneFile(bytes, { media: media[ext], name: `${texts.file}.${ext}` });
    },
  },
} satisfies Partial<Handlers>;
