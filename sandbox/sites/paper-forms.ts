import type { FastifyInstance } from 'fastify';
import { writePdf, type Block } from '../documents/write-pdf.ts';
import forms from './paper-forms.json' with { type: 'json' };

type PaperForm = (typeof forms)[keyof typeof forms];

const blank = '_'.repeat(48);
// The forms do not change: neither does the day on which they were made.
const madeOn = Date.UTC(2026, 0, 1);

/** Puts the paper forms on the server that a bank keeps on its public site: for another card, for another limit (MGMT-22, MGMT-23). */
export function routePaperForms(app: FastifyInstance): void {
  for (const [name, form] of Object.entries(forms)) {
    app.get(`/moduli/${name}.pdf`, async (_request, reply) =>
      reply.type('application/pdf').send(Buffer.from(await paperForm(form))),
    );
  }
}

function paperForm({ title, intro, holder, fields, request, asked, sign }: PaperForm): Promise<Uint8Array> {
  const blocks: Block[] = [
    { kind: 'text', text: intro },
    { kind: 'heading', text: holder },
    toFill(fields),
    { kind: 'heading', text: request },
    toFill([...asked, sign]),
  ];
  return writePdf({ title, blocks, now: madeOn });
}

function toFill(labels: readonly string[]): Block {
  return { kind: 'facts', facts: labels.map((label) => [label, blank]) };
}
