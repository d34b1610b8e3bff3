import { pointerKeys } from '#analysis';
import type { FieldWriting } from '../../fields.ts';
import type { Deed, StepAddition, StepChange, StepLead, StepRemoval, StepRename } from '../../written.ts';

type Leads = readonly StepLead[];

/** Says what is done to a step or to what it asks, and where the step is found before and after. */
export function stepDeed(change: StepChange, leads: Leads = []): Deed {
  switch (change.kind) {
    case 'rename':
      return renaming(change);
    case 'remove':
      return removal(change, leads);
    case 'add':
      return addition(change, leads);
    case 'write-field':
      return writing(change);
    case 'rename-part':
      return { kind: `${change.part.sort}-renamed`, name: `${change.part.name} → ${change.to}` };
    case 'remove-part':
      return { kind: `${change.part.sort}-removed`, name: change.part.name };
    case 'add-datum':
      return { kind: 'datum-added', name: change.name };
    case 'remove-scenario':
      return { kind: 'scenario-removed', name: change.scenario };
    case 'route-refusal':
      return { kind: 'refusal-routed', name: `${change.code} (${change.step})` };
    case 'add-journey':
      return { kind: 'journey-added', name: change.journey };
  }
}

const writing = ({ isNew, name }: FieldWriting): Deed => ({
  kind: isNew ? 'field-added' : 'field-edited',
  name,
});

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
