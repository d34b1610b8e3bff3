export { createBankCalls } from './calls.ts';
export type { BankCalls, CallOutcome, CallRequest, StepUp, StepUpResult } from './calls.ts';
export { createBankClient } from './client.ts';
export type { BankClient, BankClientOptions, BankListener } from './client.ts';
export type { ClientInfo } from './headers.ts';
export type { Operation, OperationTable } from './operation.ts';
export type { ToldTimeline } from './told-timeline.ts';
export type { Uploaded } from './upload.ts';
