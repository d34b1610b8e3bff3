import { pointerKeys } from '#analysis';
import type { Deed, StepChange, StepLead } from '../../written.ts';

/** Says what is done to a step, and where it is found before and after. */
export function stepDeed(change: StepChange, leads: readonly StepLead[] = []): Deed {
  const { journey } = change;
  switch (change.kind) {
    case 'rename': {
      const { step: from, name: to } = change;
      return { kind: 'step', name: `${from} → ${to}`, moved: { journey, from, to, how: 'renamed' } };
    }
    case 'remove': {
      const { step: from } = change;
      const to = leads[0]?.to ?? '';
      return { kind: 'step-removed', name: from, moved: { journey, from, to, how: 'removed' } };
    }
    case 'add': {
      const { name: to, way } = change;
      const [root, beside = ''] = pointerKeys(way);
      const from = root === 'steps' ? beside : (leads[0]?.to ?? '');
      return { kind: 'step-added', name: to, moved: { journey, from, to, how: 'added' } };
    }
  }
}
