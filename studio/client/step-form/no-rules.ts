import type { ValidatorType } from '@rjsf/utils';

/**
 * Finds nothing wrong: what is wrong with a step the check says, which knows all of the folder. A validator of rjsf would have to
 * make code of a schema, which the policy of the page forbids.
 */
export const noRules: ValidatorType = {
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
};
