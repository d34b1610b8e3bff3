import { login, type Recipe, type Step } from '../../recipe.ts';

const telephone = '+39{fresh.phone}';

const toThePhone: readonly Step[] = [
  ...login,
  { call: 'recoverMigrationFlow' },
  { call: 'saveMigrationConsents', body: { C3: true, C8: false, C4: false } },
  { call: 'checkMigrationPhone', body: { telephone } },
  { call: 'verifyMigrationPhone', body: { telephone } },
];

const afterThePhone: readonly Step[] = [
  { get: 'otpPhone', code: telephone },
  { call: 'verifyMigrationOtpSms', body: { otp: '{otpPhone}' } },
  { call: 'regularizeMigrationNumber', body: { serviceId: 'SERVIZI_SMS', threshold: 1000 } },
];

/** A holder of the old portal is taken over into the new one. */
export const migration: Recipe = {
  does: 'migrating a holder',
  inOrder: true,
  as: 'migration',
  spends: true,
  steps: [
    ...toThePhone,
    { call: 'generateMigrationOtpSms', body: { telephone } },
    ...afterThePhone,
    { call: 'generateMigrationOtpEmail', body: { email: '{fresh.email}' } },
    { get: 'otpMail', code: '{fresh.email}' },
    { call: 'verifyMigrationOtpEmail', body: { otp: '{otpMail}' } },
    { call: 'setMigrationEmail', body: { otp: '{otpMail}' } },
    { call: 'setMigrationNumber', body: { otp: '{otpPhone}' } },
    { call: 'saveMigrationPassword', body: { password: '{fresh.password}' } },
    { call: 'listMigrationQuestions', body: {}, save: { question: '/questions/1/id' } },
    {
      call: 'saveMigrationQuestion',
      body: { idSecurityQuestion: '{question}', securityAnswer: 'Conformance' },
    },
    { call: 'evaluateMigrationKey6', body: { key6: '284917' } },
    { call: 'insertMigrationKey6', body: { key6: '284917' } },
    { call: 'confirmMigrationKey6', body: { key6: '284917' } },
  ],
};

/** The codes of a migration by the other names that the documents give these calls. */
export const migrationByOtherNames: Recipe = {
  does: 'migrating a holder, by the calls’ other names',
  inOrder: true,
  as: 'migration',
  spends: true,
  steps: [
    ...toThePhone,
    { call: 'generateMigrationOtpSca', body: { telephone } },
    ...afterThePhone,
    { call: 'generateMigrationOtpMail', body: { mail: '{fresh.email}' } },
  ],
};
