import { createTexts } from '#i18n';
import { expect, it } from 'vitest';
import studio from '../../../i18n/it/studio.json' with { type: 'json' };
import type { StepView, TextView } from '../../protocol.ts';
import { titleOfGroup } from './group-title.ts';

const { i18n } = createTexts({
  trees: { studio },
  brand: { name: 'Percorso', eCode: 'e-Code', helpLine: '800 000 200', lockLine: '800 000 100' },
  onMissing: (_file, key) => key,
});
const t = i18n.getFixedT('it', 'studio');
const step = (name: string, title: string) => ({ name, kind: 'form', title }) as StepView; // only these are read
const unwritten = (name: string) => ({ key: `${name}.title`, isStandIn: true }) as TextView;

it('names the texts of a step by its own name too where its title is not its alone, or still to be written [STUDIO-06]', () => {
  const steps = [
    step('one', 'Titolo'),
    step('two', 'Titolo'),
    step('done', 'Fatto!'),
    step('new', 'Da scrivere'),
  ];
  const journey = { steps, texts: [unwritten('new')] };

  expect(steps.map(({ name }) => titleOfGroup(t, name, journey))).toEqual([
    'Titolo (passo one)',
    'Titolo (passo two)',
    'Fatto!',
    'Da scrivere (passo new)',
  ]);
  expect(titleOfGroup(t, 'opens', journey)).toBe('opens');
});
