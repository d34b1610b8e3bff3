import { pointerKeys } from '#analysis';
import type { Deed, StepAddition, StepChange, StepLead, StepRemoval, StepRename } from '../../written.ts';

type Leads = readonly StepLead[];

type Telling<Kind> = (change: Extract<StepChange, { kind: Kind }>, leads: Leads) => Deed;

/** Says what is done to a step or to what it asks, and where the step is found before and after. */
export function stepDeed(change: StepChange, leads: Leads = []): Deed {
  // It is that of the change’s own kind.
  const tell = tellings[change.kind] as (change: StepChange, leads: Leads) => Deed;
  return tell(change, leads);
}

const tellings: { readonly [Kind in StepChange['kind']]: Telling<Kind> } = {
  rename: renaming,
  remove: removal,
  add: addition,
  'write-field': ({ isNew, name }) => ({ kind: isNew ? 'field-added' : 'field-edited', name }),
  'write-actions': ({ step }) => ({ kind: 'actions-edited', name: step }),
  'write-shown': ({ step }) => ({ kind: 'shown-edited', name: step }),
  'rename-part': ({ part, to }) => ({ kind: `${part.sort}-renamed`, name: `${part.name} → ${to}` }),
  'remove-part': ({ part: { sort, name } }) => ({ kind: `${sort}-removed`, name }),
  'add-datum': ({ name }) => ({ kind: 'datum-added', name }),
  'remove-scenario': ({ scenario }) => ({ kind: 'scenario-removed', name: scenario }),
  'route-refusal': ({ code, step }) => ({ kind: 'refusal-routed', name: `${code} (${step})` }),
  'add-journey': ({ journey }) => ({ kind: 'journey-added', name: journey }),
};

function renaming({ journey, step: from, name: to }: StepRename): Deed {
  return { kind: 'step', name: `${from} → ${to}`, moved: { journey, from, to, how: 'renamed' } };
}

function removal({ journey, step: from }: StepRemoval, leads: Leads): Deed {
  const to = leads[0]?.to ?? '';
  return { kind: 'step-removed', name: from, moved: { journey, from, to, how: 'removed' } };
}

function addition({ journey, name: to, way }: StepAddition, leads: Leads): Deed {
  const [root, beside = ''] = pointerKeys(way);
  const from = root === 'steps' ? beside : (leads[0]?.to ?? '');
  return { kind: 'step-added', name: to, moved: { journey, from, to, how: 'added' } };
}
