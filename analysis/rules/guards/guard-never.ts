import { eachVerdict } from '../each-verdict.ts';

/** Finds guards that hold for no value of what they read. */
export const guardNever = eachVerdict(['never'], () => ({
  message: { en: 'This guard can never hold.', it: 'Questa condizione non può mai valere.' },
}));
