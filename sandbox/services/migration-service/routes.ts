import { logSecurity } from '../../security/log.ts';
import { done, refuse, type Handlers } from '../../server/call.ts';
import { openKey6, refuseWeak, sealKey6, setKey6OfAll, strengthOf } from '../ecode/key6.ts';
import { countKey6Try } from '../ecode/tries.ts';
import { unifyNumber } from '../holder/find.ts';
import { moveFlow, notAt } from '../holder/flow.ts';
import { hashNew, newHash, setPassword } from '../holder/passwords.ts';
import { settle } from '../holder/pending.ts';
import { isQuestion, questions } from '../holder/questions.ts';
import { answerMac, writeRecord } from '../holder/record.ts';
import { refuseThreshold, writeThresholds } from '../sms-alert/store.ts';
import { migrationCodeHandlers } from './codes.ts';
import {
  migrationState,
  readMigration,
  refuseOtherCode,
  refuseStep,
  setEmail,
  stateOf,
  takeStep,
} from './rules.ts';

/** The migration of a holder of before (MIGR-01 to MIGR-10), each step only in its turn. */
export const migrationServiceHandlers = {
  ...migrationCodeHandlers,
  recoverMigrationFlow: {
    async run(call) {
      return done({ state: stateOf((await migrationState(call)).state) });
    },
  },
  saveMigrationConsents: {
    async run(call) {
      const answer = await takeStep(call, { at: 'MIGRATION_10_DISCLAIMER', to: 'MIGRATION_20_PHONE' });
      if (answer.kind === 'done') await writeRecord(call.db, call.holder.userId, { consents: call.body });
      return answer;
    },
  },
  regularizeMigrationNumber: {
    async run(call) {
      const early = await refuseStep(call, 'MIGRATION_40_REGULARIZE');
      const refused = early ?? refuseThreshold(call, call.body.threshold);
      if (refused !== null) return refused;
      await writeRecord(call.db, call.holder.userId, { smsAlert: call.body });
      await writeThresholds(call, call.body.threshold);
      return takeStep(call, { at: 'MIGRATION_40_REGULARIZE', to: 'MIGRATION_50_EMAIL' });
    },
  },
  setMigrationEmail: {
    async run(call) {
      const { data, ...flow } = await readMigration(call);
      const early = notAt({ data, ...flow }, 'MIGRATION_60_SET_EMAIL');
      if (early !== null) return early;
      const typed = { otp: call.body.otp, service: 'migrationEmail', kept: data.emailOtpMac } as const;
      const refused = (await refuseOtherCode(call, typed)) ?? (await setEmail(call, data.email ?? ''));
      return refused ?? takeStep(call, { at: 'MIGRATION_60_SET_EMAIL', to: 'MIGRATION_65_SET_NUMBER' });
    },
  },
  setMigrationNumber: {
    async run(call) {
      const { data, ...flow } = await readMigration(call);
      const early = notAt({ data, ...flow }, 'MIGRATION_65_SET_NUMBER');
      if (early !== null) return early;
      const typed = { otp: call.body.otp, service: 'migrationPhone', kept: data.phoneOtpMac } as const;
      const refused = await refuseOtherCode(call, typed);
      if (refused !== null) return refused;
      const { db, holder, now } = call;
      await unifyNumber(db, holder.userId, data.telephone ?? '');
      await logSecurity(db, call.bank.secrets, { event: 'phone.changed', user: holder.username, now });
      return takeStep(call, { at: 'MIGRATION_65_SET_NUMBER', to: 'MIGRATION_70_PASSWORD' });
    },
  },
  saveMigrationPassword: {
    async hash(call) {
      const { password } = call.body;
      const early = await refuseStep(call, 'MIGRATION_70_PASSWORD');
      return early ?? hashNew(call, { password, profile: 'registration', pointer: '/password' });
    },
    async run(call) {
      const early = await refuseStep(call, 'MIGRATION_70_PASSWORD');
      if (early !== null) return early;
      await setPassword(call, newHash(call));
      return takeStep(call, { at: 'MIGRATION_70_PASSWORD', to: 'MIGRATION_75_QUESTION' });
    },
  },
  listMigrationQuestions: { run: async () => done({ questions }) },
  saveMigrationQuestion: {
    async run(call) {
      const { db, holder, bank, body } = call;
      const early = await refuseStep(call, 'MIGRATION_75_QUESTION');
      if (early !== null) return early;
      const questionId = body.idSecurityQuestion;
      if (!isQuestion(questionId)) return refuse('QUESTION_UNKNOWN', { pointer: '/idSecurityQuestion' });
      const mac = answerMac(bank.secrets, holder.userId, body.securityAnswer);
      await writeRecord(db, holder.userId, { questionId, answerMac: mac });
      return takeStep(call, { at: 'MIGRATION_75_QUESTION', to: 'MIGRATION_80_KEY6' });
    },
  },
  evaluateMigrationKey6: {
    async run(call) {
      const refused = await countKey6Try(call);
      return refused ?? done({ complexity: await strengthOf(call, call.body.key6) });
    },
  },
  insertMigrationKey6: {
    async run(call) {
      const { key6 } = call.body;
      const flow = await readMigration(call);
      const early = notAt(flow, 'MIGRATION_80_KEY6', 'MIGRATION_85_KEY6_CONFIRM');
      if (early !== null) return early;
      const weak = (await countKey6Try(call)) ?? (await refuseWeak(call, key6));
      if (weak !== null) return weak;
      const data = { key6Sealed: sealKey6(call, key6) };
      await moveFlow(call.db, flow, { state: 'MIGRATION_85_KEY6_CONFIRM', data });
      return done({ state: 'MIGRATION_85_KEY6_CONFIRM' });
    },
  },
  confirmMigrationKey6: {
    async run(call) {
      const { db, holder, now, body } = call;
      const flow = await readMigration(call);
      const early = notAt(flow, 'MIGRATION_85_KEY6_CONFIRM');
      if (early !== null) return early;
      const refused = await countKey6Try(call);
      if (refused !== null) return refused;
      const { key6Sealed = '' } = flow.data;
      if (openKey6(call, key6Sealed) !== body.key6) return refuse('KEY6_DIFFERENT', { pointer: '/key6' });
      await moveFlow(db, flow, { state: 'MIGRATION_90_END' });
      await writeRecord(db, holder.userId, { migrated: true });
      await setKey6OfAll(call, body.key6);
      await logSecurity(db, call.bank.secrets, { event: 'migration.ended', user: holder.username, now });
      return done({ state: 'MIGRATION_90_END', clientAccessToken: await settle(call) });
    },
  },
} satisfies Partial<Handlers>;
