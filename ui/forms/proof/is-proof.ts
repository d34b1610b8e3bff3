import type { CompiledForm } from '../compiled-form.ts';

/** Returns whether a field is a proof of work: the form gives it, not the holder. */
export const isProof = ({ ui }: CompiledForm, field: string): boolean => ui[field]?.widget === 'captcha';
