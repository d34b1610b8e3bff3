import { sendCode } from '../../security/codes/codes.ts';
import { maskPhone } from '../../security/masking.ts';
import { done, type Handlers } from '../../server/call.ts';
import { newNumberPurpose } from '../subscription-service/rules.ts';

/** Codes that belong to no operation yet. */
export const securityServiceHandlers = {
  generateOtpSca: {
    async run(call) {
      const { telephone } = call.body;
      const order = { ...newNumberPurpose, destination: telephone, values: {} };
      const sent = await sendCode(call, order);
      if (typeof sent !== 'string') return sent;
      const { lifetimeMs, resendMs } = call.bank.policy.code;
      return done({
        obfuscatedValue: maskPhone(telephone),
        expiresIn: lifetimeMs / 1000,
        resendIn: resendMs / 1000,
      });
    },
  },
} satisfies Partial<Handlers>;
