/** What the browser tells assistive technology of one element. */
export type HeardNode = {
  role: string;
  name: string;
  description: string;
  value: string;
  properties: ReadonlyMap<string, unknown>;
};

/** A line as it is heard; `isWhole` where what is inside is not read again. */
export type Spoken = { text: string | undefined; isWhole: boolean };

const words: Readonly<Record<string, string>> = {
  alert: 'avviso',
  alertdialog: 'finestra di avviso',
  article: 'articolo',
  banner: 'intestazione della pagina',
  button: 'pulsante',
  checkbox: 'casella',
  combobox: 'elenco a discesa',
  complementary: 'complementare',
  contentinfo: 'piè di pagina',
  dialog: 'finestra',
  form: 'modulo',
  grid: 'griglia',
  group: 'gruppo',
  heading: 'titolo',
  image: 'immagine',
  link: 'collegamento',
  list: 'elenco',
  main: 'contenuto principale',
  navigation: 'navigazione',
  progressbar: 'avanzamento',
  radio: 'scelta',
  radiogroup: 'gruppo di scelte',
  region: 'sezione',
  search: 'ricerca',
  searchbox: 'casella di ricerca',
  switch: 'interruttore',
  tab: 'scheda',
  table: 'tabella',
  tablist: 'schede',
  tabpanel: 'pannello',
  textbox: 'casella di testo',
  timer: 'tempo',
};
/** What is read with what is in it; a heading may hold a link, which is read by itself. */
const whole = new Set([
  'button',
  'checkbox',
  'combobox',
  'image',
  'link',
  'radio',
  'searchbox',
  'switch',
  'tab',
  'textbox',
]);
const inline = new Set(['StaticText', 'none', 'strong', 'emphasis', 'time', 'code']);

/** Says whether an element may stand in one line with what is before it. */
export const isInline = ({ role }: HeardNode): boolean => inline.has(role);

/** Says an element as a screen reader does: its name, what it is, how it stands, what is said beside it. */
export function speak(node: HeardNode): Spoken {
  const { role, name, properties, value, description } = node;
  if (role === 'StaticText') return { text: name, isWhole: true };
  const kind = words[role];
  if (kind === undefined || (role === 'image' && name === '')) return { text: undefined, isWhole: false };
  const level = properties.get('level');
  const said = role === 'heading' && typeof level === 'number' ? `${kind} ${level}` : kind;
  const parts = [name.trim(), said, value, ...states(properties), description];
  return {
    text: parts.filter((part) => part !== '').join(', '),
    isWhole: whole.has(role) || role === 'heading',
  };
}

function states(properties: HeardNode['properties']): string[] {
  const on = (name: string) => ['true', true].includes(properties.get(name) as string | boolean);
  return [
    on('disabled') ? 'non disponibile' : '',
    on('required') ? 'obbligatorio' : '',
    on('invalid') ? 'errato' : '',
    on('checked') ? 'attivo' : '',
    on('selected') ? 'selezionato' : '',
    on('pressed') ? 'premuto' : '',
    properties.get('expanded') === true ? 'espanso' : '',
    properties.get('expanded') === false ? 'compresso' : '',
    on('focused') ? '◂ qui' : '',
  ];
}
