import { euro, italianDay, italianMonth } from '../../documents/words.ts';
import { writePdf, type Block } from '../../documents/write-pdf.ts';
import { maskPan } from '../../security/masking.ts';
import { italianAmount } from '../card-service/view.ts';
import type { CardRow } from '../card-service/store.ts';
import type { OperationRow } from '../transaction/store.ts';
import type { Statement } from './statements.ts';
import texts from './texts.json' with { type: 'json' };

/** What a movements list says. */
export type StatementContent = {
  statement: Statement;
  card: CardRow;
  holder: string;
  booked: readonly OperationRow[];
};

/** Writes a movements list as PDF: who, which card, every booked movement of the month and what it comes to. */
export function statementPdf({ statement, card, holder, booked }: StatementContent): Promise<Uint8Array> {
  const { referenceMonth, releasedAt } = statement;
  const month = italianMonth(referenceMonth);
  const facts: [string, string][] = [
    [texts.holder, holder],
    [texts.card, `${card.description} ${maskPan(card.panLast4)}`],
    [texts.month, month],
    [texts.released, italianDay(releasedAt)],
  ];
  const blocks: Block[] = [
    { kind: 'facts', facts },
    { kind: 'heading', text: texts.movements },
    booked.length === 0 ? { kind: 'text', text: texts.none } : movements(booked),
    { kind: 'facts', facts: totals(booked) },
    { kind: 'text', text: texts.note },
  ];
  return writePdf({ title: `${texts.title} ${month}`, blocks, now: releasedAt });
}

function movements(booked: readonly OperationRow[]): Block {
  const { date, merchant, original, charge } = texts.columns;
  return {
    kind: 'table',
    columns: [
      { title: date, width: 70 },
      { title: merchant, width: 225 },
      { title: original, width: 105, figures: true },
      { title: charge, width: 95, figures: true },
    ],
    rows: booked.map((row) => [
      italianDay(row.at),
      row.merchantName,
      row.originalCurrency === 'EUR' ? '' : `${italianAmount(row.originalCents)} ${row.originalCurrency}`,
      row.recharge ? `+${italianAmount(row.chargeCents)}` : italianAmount(row.chargeCents),
    ]),
  };
}

function totals(booked: readonly OperationRow[]): [string, string][] {
  const sum = (isRecharge: boolean) =>
    booked.reduce((total, row) => total + (row.recharge === isRecharge ? row.chargeCents : 0), 0);
  const spent: [string, string] = [texts.total, euro(sum(false))];
  return sum(true) === 0 ? [spent] : [spent, [texts.recharged, euro(sum(true))]];
}
