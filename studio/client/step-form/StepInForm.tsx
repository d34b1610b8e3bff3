import { useTranslation } from '#i18n';
import { lazy } from 'react';
import type { JourneyView } from '../../protocol.ts';
import type { StepSource } from '../../written.ts';
import box from '../frame/Box.module.css';
import { operationName, stepTitle } from '../words/step-words.ts';
import { suggested } from './plain-shape.ts';
import type { Shape } from './shape.ts';

// What draws forms is fetched by the one who edits a step.
const StepForm = lazy(async () => ({ default: (await import('./StepForm.tsx')).StepForm }));

type FormProps = {
  journey: JourneyView;
  names: StepSource['names'];
  /** Nothing while its text cannot be read. */
  step: Readonly<Record<string, unknown>> | undefined;
  shape: Shape | undefined;
  told: Readonly<Record<string, readonly string[]>>;
  onEdit: (next: unknown, isTyping: boolean) => void;
};

/** Shows a step as a form, or says that its text cannot be read. */
export function StepInForm({ journey, names, step, shape, told, onEdit }: FormProps) {
  const { t } = useTranslation('studio');
  if (!step || !shape) return <p className={box['note']}>{t(step ? 'edit.noKind' : 'edit.unreadable')}</p>;
  const titles = new Map(journey.steps.map((each) => [each.name, stepTitle(t, each)]));
  const words = (sort: string | undefined, name: string): string => {
    const said =
      sort === 'step' ? titles.get(name) : sort === 'operation' ? operationName(t, name) : undefined;
    return said === undefined || said === name ? name : `${said} (${name})`;
  };
  return (
    <StepForm
      shape={shape}
      step={step}
      told={told}
      words={words}
      suggested={(sort) => (sort !== undefined && suggested.has(sort) ? (names[sort] ?? []) : [])}
      onEdit={onEdit}
    />
  );
}
