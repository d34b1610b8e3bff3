import { romeInstant } from '../../calendar.ts';
import { sendMessage } from '../../outbox/outbox.ts';
import { codeMessage } from '../../outbox/texts.ts';
import { done, refuse, type Handlers } from '../../server/call.ts';
import { isAtOnlineBanking, readCards } from '../card-service/store.ts';
import { readUser } from '../login/store.ts';
import { readAttachments } from './attachments.ts';
import { callbackNumber } from './callback.ts';
import { keepAnswer, keepMessage, waitToWrite } from './store.ts';
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
      const attachments = await readAttachments(files, call.bank.policy.helpDesk);
      if ('kind' in attachments) return attachments;
      const wait = await waitToWrite(call);
      if (wait > 0) return refuse('HELP_DESK_TOO_MANY', { retryAfterMs: wait });
      const { db, holder, now } = call;
      const telephone = await callbackNumber(call, request.telephone);
      const ticket = await keepMessage(
        db,
        {
          ...request,
          telephone,
          userId: holder.userId,
          at: now,
          operationId: null,
          reason: null,
          rightCents: null,
        },
        attachments,
      );
      const { username } = await readUser(db, holder.userId);
      const text = codeMessage('helpDeskReceived', { ticket });
      await sendMessage(db, { kind: 'email', recipient: username, text, code: null, at: now });
      return done({ ticket, receivedAt: romeInstant(now), attachments: attachments.length });
    },
  },
} satisfies Partial<Handlers>;
