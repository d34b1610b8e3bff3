import { findAnswer, findFormerAnswer, lockWish } from '../../security/commits/kept-answers.ts';
import { codeFor, timesOf } from '../../security/codes/code-in-hand.ts';
import { maskPhone } from '../../security/masking.ts';
import { isPreloginToken } from '../../security/sessions/prelogin.ts';
import { bearerOf } from '../../server/admit.ts';
import { done, refuse, type Handlers } from '../../server/call.ts';
import { refuseUnlessMobile } from '../subscription-service/new-number.ts';
import { newNumberPurpose } from '../subscription-service/rules.ts';

/** Codes that belong to no operation yet, and what became of calls whose answer was lost. */
export const securityServiceHandlers = {
  generateOtpSca: {
    async run(call) {
      const { telephone } = call.body;
      const refused = refuseUnlessMobile(telephone);
      if (refused !== null) return refused;
      const order = { ...newNumberPurpose, destination: telephone, values: {} };
      const sent = await codeFor(call, order);
      if ('kind' in sent) return sent;
      return done({ obfuscatedValue: maskPhone(telephone), ...timesOf(sent) });
    },
  },
  commitStatus: {
    async run(call) {
      const { query, headers, holder, bank, now } = call;
      const token = bearerOf(headers['authorization']);
      const wish = { operationId: query['operation'] ?? '', key: query['key'] ?? '', token };
      // What is under way is done or refused by the time that is answered.
      await lockWish(call, wish);
      const found = (await findAnswer(call, wish)) ?? (await findFormerAnswer(call, wish));
      if (found !== null) return done({ state: 'done' });
      const isKnown = holder !== null || isPreloginToken(bank.secrets, token, now);
      return isKnown ? done({ state: 'unknown' }) : refuse('UNAUTHORISED');
    },
  },
} satisfies Partial<Handlers>;
