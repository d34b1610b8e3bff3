import { formFaultsIn } from '../../form/form-faults.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds forms that the build could not compile. */
export const formUncompiled = eachJourney(function* ({ source }, sources) {
  const faultsOf = formFaultsIn(sources.language);
  for (const { document, value } of source.forms.values()) {
    for (const fault of value ? faultsOf(value) : []) yield { document, ...fault };
  }
});
