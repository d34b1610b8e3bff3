import { operations, type BankRequests } from '#schemas';
import type { PlanHolder } from './instalments.ts';
import type { TestBank } from './sandbox.ts';

type Received = {
  ticket: string;
  message: string;
  telephone: string;
  attachments: { position: number; kind: string; bytes: number }[];
};
type Desk = { answered: number; messages: Received[] };

/** What messages are about where a test needs a subject. */
export const helpSubject = { motivation: 'OPERAZIONE_NON_RICONOSCIUTA', sectionCode: 'CONTESTAZIONI' };

/** A message that the help desk takes. */
export const helpRequest = {
  ...helpSubject,
  message: 'Non riconosco l’operazione del 14 marzo.',
  telephone: '+393471234567',
};

/** Writes to a bank's help desk, and reads what it has received. */
export function writeToDesk(bank: TestBank, holder: () => PlanHolder) {
  const headers = () => ({
    authorization: `Bearer ${holder().token}`,
    'macro-context': '/assistance',
    'micro-context': 'sendHelpMessage',
  });

  const send = (body: Partial<BankRequests['sendHelpMessage']> = {}, { token } = holder()) =>
    bank.call('sendHelpMessage', { request: helpRequest, ...body }, { token });

  const desk = () => bank.console<Desk>('GET', 'help-desk');

  const open = (ticket: string, position: number | string) =>
    bank.consoleApp.inject({
      method: 'GET',
      url: `/sandbox/api/help-desk/${ticket}/attachments/${position}`,
    });

  /** Sends parts as they are, and answers what the bank made of them. */
  async function post(payload: string | Buffer, type: string) {
    const reply = await bank.app.inject({
      method: 'POST',
      url: operations.sendHelpMessage.path,
      payload,
      headers: { ...headers(), 'content-type': type },
    });
    return { status: reply.statusCode, body: reply.json<{ code?: string; pointer?: string }>() };
  }

  return { send, desk, open, post, headers };
}
