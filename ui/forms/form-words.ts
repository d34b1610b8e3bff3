import type { FormTexts, SharedText } from './form-texts.ts';

/** Returns the words that every form shares, by what says them. */
export function formWords(texts: FormTexts, isProofWaited = false) {
  const shared = (key: SharedText) => texts({ kind: 'shared', key }) ?? '';
  return {
    summary: shared('summary.title'),
    optional: shared('optional'),
    showPassword: shared('password.show'),
    hidePassword: shared('password.hide'),
    phonePrefix: shared('phone.prefix'),
    phoneTooLong: shared('phone.tooLong'),
    currency: shared('amount.currency'),
    amountLimit: shared('amount.limit'),
    choose: shared('select.placeholder'),
    showCode: shared('code.show'),
    hideCode: shared('code.hide'),
    easyCode: shared('code.easy'),
    proofRunning: shared(isProofWaited ? 'proof.goesOn' : 'proof.running'),
    proofDone: shared('proof.done'),
    readConsent: shared('consent.read'),
    dateShape: shared('date.shape'),
  };
}
