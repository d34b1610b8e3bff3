export { inspectBank, type BankFindings, type Finding } from './inspect-bank.ts';
