import { readContract, type Contract } from '#schemas/provider';

let known: Contract | undefined;

/** Reads the contract with what it says in Italian, once: its files are part of the program. */
export const contractInWords = (): Contract => (known ??= readContract());
