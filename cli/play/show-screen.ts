import type { Screen, TextRef } from '#engine';
import type { Texts } from '#i18n';
import type { Voice } from '../report/voice.ts';

/** Words of the portal for a text that the engine names, the first that is there of several. */
export type Wording = (text: TextRef, ...others: readonly TextRef[]) => string;

/** Finds words, with what is `filled` in by now; a place that has none shows its key, so that the player sees what is missing. */
export function createWording(
  texts: Texts,
  filled: (values: TextRef['values']) => TextRef['values'],
): Wording {
  return (text, ...others) => {
    const found = [text, ...others].find(({ namespace, key }) => texts.has(namespace, key));
    return found ? texts.text({ ...found, values: filled(found.values) }) : `<${text.namespace}:${text.key}>`;
  };
}

/** Writes what the holder sees: title, body, the errors of fields. */
export function* showScreen(screen: Screen, word: Wording, { say, colours }: Voice): Generator<string> {
  const where = `${screen.journey}/${screen.step}${screen.popup === undefined ? '' : ` · ${screen.popup}`}`;
  yield '';
  yield `${colours.bold(word(screen.title))}  ${colours.dim(where)}`;
  const body = word(screen.body);
  // The asterisks of a masked number set nothing in bold.
  if (body !== '')
    yield body.replaceAll(/(?<!\*)\*\*([^*]+)\*\*(?!\*)/g, (_, strong: string) => colours.bold(strong));
  yield* showSummary(screen, word);
  for (const [pointer, key] of Object.entries(screen.form?.state.errors ?? {})) {
    const said = word(errorText(screen, key));
    yield colours.red(
      `  ${labelOf(screen, pointer.slice(1), word)}: ${said === '' ? say({ en: 'not accepted', it: 'non accettato' }) : said}`,
    );
  }
}

/** Lists what was answered so far, each line with the action that changes it. */
function* showSummary(
  { definition, journey, step, title, actions }: Screen,
  word: Wording,
): Generator<string> {
  const lines = 'summary' in definition ? Object.entries(definition.summary ?? {}) : [];
  const { values } = title;
  for (const [name, { change = [] }] of lines) {
    const [label, text] = ['label', 'text'].map((part) =>
      word({ namespace: journey, key: `${step}.summary.${name}.${part}`, values }),
    );
    const [offered] = change.flatMap((named) => actions.filter((action) => action.name === named));
    yield `  ${label}: ${text}${offered ? ` [${offered.name}]` : ''}`;
  }
}

/** Names a field as the form does, or by its name where it has no label. */
function labelOf({ journey, step, title }: Screen, field: string, word: Wording): string {
  const key = `${step}.fields.${field}.label`;
  const label = word({ namespace: journey, key, values: title.values });
  return label.startsWith('<') ? field : label;
}

/** An error of a field names a text of its journey, or `namespace:key`. */
function errorText(screen: Screen, key: string): TextRef {
  const [namespace = '', shared] = key.split(':');
  const { values } = screen.title;
  return shared === undefined
    ? { namespace: screen.journey, key, values }
    : { namespace, key: shared, values };
}
