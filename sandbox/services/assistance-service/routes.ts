import type { BankRequests } from '#schemas';
import { romeInstant } from '../../calendar.ts';
import type { Policy } from '../../policy.ts';
import { sendMessage } from '../../outbox/outbox.ts';
import { codeMessage } from '../../outbox/texts.ts';
import { done, refuse, type Handlers, type Refusal } from '../../server/call.ts';
import { isAtOnlineBanking, readCards } from '../card-service/store.ts';
import { readUser } from '../login/store.ts';
import { attachmentKind } from './attachment-kind.ts';
import { keepAnswer, keepMessage, waitToWrite, type Attachment } from './store.ts';
import { isSection, isSubject, subjects, suggestionsFor } from './subjects.ts';

/** The help desk: what it can be written about, what may spare the writing, and the message itself. */
export const assistanceServiceHandlers = {
  listHelpSubjects: { run: async () => done({ subjects }) },
  suggestHelp: {
    async run(call) {
      const { sectionCode, text, confirm } = call.body;
      if (!isSection(sectionCode)) return refuse('SUBJECT_UNKNOWN', { pointer: '/sectionCode' });
      if (confirm) await keepAnswer(call, sectionCode);
      return done({ suggestions: suggestionsFor(sectionCode, text), confirmed: confirm });
    },
  },
  sendHelpMessage: {
    async run(call) {
      const { request, files = [] } = call.body;
      // Of such cards it is online banking that helps (HELP-02).
      if ((await readCards(call)).every(isAtOnlineBanking)) return refuse('FUNCTION_NOT_AVAILABLE');
      if (!isSubject(request)) return refuse('SUBJECT_UNKNOWN', { pointer: '/request/motivation' });
      const attachments = await attachmentsOf(files, call.bank.policy.helpDesk);
      if ('kind' in attachments) return attachments;
      const wait = await waitToWrite(call);
      if (wait > 0) return refuse('HELP_DESK_TOO_MANY', { retryAfterMs: wait });
      const { db, holder, now } = call;
      const ticket = await keepMessage(db, { ...request, userId: holder.userId, at: now }, attachments);
      const { username } = await readUser(db, holder.userId);
      const text = codeMessage('helpDeskReceived', { ticket });
      await sendMessage(db, { kind: 'email', recipient: username, text, code: null, at: now });
      return done({ ticket, receivedAt: romeInstant(now), attachments: attachments.length });
    },
  },
} satisfies Partial<Handlers>;

type Files = NonNullable<BankRequests['sendHelpMessage']['files']>;

/** Reads the attachments; of the first that is of no sort that is taken, where it stands. */
async function attachmentsOf(
  files: Files,
  { takesPng }: Policy['helpDesk'],
): Promise<Attachment[] | Refusal> {
  const read: Attachment[] = [];
  for (const [index, file] of files.entries()) {
    const content = new Uint8Array(await file.arrayBuffer());
    const kind = attachmentKind(file.name, content);
    if (kind === null || (kind === 'png' && !takesPng))
      return refuse('ATTACHMENT_REFUSED', { pointer: `/files/${index}` });
    read.push({ kind, content });
  }
  return read;
}
