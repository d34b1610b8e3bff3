import { choiceFieldOf, natureOf, valueAt, type JourneySource, type Sources } from '#analysis';
import type { JourneyFile } from '#schemas';
import type { AskedAs as Asked } from '../../shown.ts';

/** How texts show what was answered to a field, by how that is shown. */
const byWidget: Readonly<Record<string, Asked['shownAs']>> = {
  amount: 'money',
  date: 'date',
  phone: 'phone',
};

/** Says what a datum is called on the screen that asks for it, by which field, and how a text shows it. */
export function askedAs(path: string, source: JourneySource, sources: Sources): Asked {
  const definition = source.journey?.value;
  if (!definition) return {};
  const asking = askedAt(path, definition);
  const choice = choiceFieldOf({ var: path }, source);
  const field = choice ?? asking?.field;
  const shownAs = choice === undefined ? formatOf(path, asking, { source, sources, definition }) : 'choice';
  return {
    ...wordsOf(asking, sources.texts.get(source.id)?.value),
    ...(shownAs !== undefined && { shownAs }),
    ...(field !== undefined && { field }),
  };
}

type Asking = { step: string; form: string | undefined; field: string } | undefined;

function askedAt(path: string, { steps }: JourneyFile): Asking {
  return Object.entries(steps).flatMap(([step, own]) => {
    const from = own.kind === 'form' ? own.saves?.[path] : undefined;
    return own.kind === 'form' && from !== undefined ? [{ step, form: own.form, field: from.slice(1) }] : [];
  })[0];
}

function wordsOf(asking: Asking, texts: unknown): Pick<Asked, 'words'> {
  const words = asking && valueAt(texts, [asking.step, 'fields', asking.field, 'label']);
  return typeof words === 'string' && words !== '' ? { words } : {};
}

type Around = { source: JourneySource; sources: Sources; definition: JourneyFile };

function formatOf(path: string, asking: Asking, { source, ...around }: Around): Asked['shownAs'] {
  const expression = { var: path };
  const nature = natureOf(expression, { ...around, slot: { role: 'shows', expression, pointer: '' } });
  if (nature === 'money' || nature === 'date') return nature;
  const ui = asking && source.forms.get(asking.form ?? '')?.value?.ui;
  return byWidget[ui?.[asking?.field ?? '']?.widget ?? ''];
}
