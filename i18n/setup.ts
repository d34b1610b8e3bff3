import { createInstance, type i18n } from 'i18next';
import { formatDate } from './format/date.ts';
import { formatMoney } from './format/money.ts';
import { formatPhone } from './format/phone.ts';

/** A tree of texts: a file of `i18n/it`. */
export type TextTree = { readonly [key: string]: string | TextTree };

/** A text by place: its file (namespace), the path in it, and values for its placeholders. */
export type TextPlace = { namespace: string; key: string; values?: Record<string, unknown> };

/** The words of the portal, by place: Italian, and another language’s over them where there is one. */
export type Texts = {
  /** The i18next behind, which components are given by `I18nextProvider` and read by `useTranslation`. */
  i18n: i18n;
  /** Returns a text; `""` is deliberately empty, a key that is missing goes to `onMissing`. */
  text(place: TextPlace): string;
  has(namespace: string, key: string): boolean;
  /** Adds the texts of a chunk that has just arrived; adding the same namespace again replaces it. */
  add(namespace: string, tree: TextTree): void;
  /**
   * Puts the bank’s own messages before ours: `brand.eCode` names a product, `login.title` is that text of that file; keys
   * that nobody knows are left aside.
   */
  learn(messages: Readonly<Record<string, string>>): void;
};

/**
 * What a bank calls itself and its products, and the numbers to call, for help and for a lost card at any hour; every text
 * may name them, as {brand}, {eCode}, {helpLine} and {lockLine}, and from abroad {helpLineAbroad} and {lockLineAbroad}.
 */
export type BrandNames = {
  name: string;
  eCode: string;
  helpLine: string;
  lockLine: string;
  helpLineAbroad?: string;
  lockLineAbroad?: string;
};

/** What happens when a text is asked for that nobody wrote; tests throw, the portal records and shows the key’s last word. */
export type MissingText = (namespace: string, key: string) => string;

/**
 * Throws for a text that nobody wrote, so that tests fail where it is asked for.
 *
 * @throws {Error} always.
 */
export function refuseMissingText(namespace: string, key: string): never {
  throw new Error(`No text "${key}" in i18n/it/${namespace}.json: add it there, or mend the key.`);
}

type TextsOptions = {
  trees: Readonly<Record<string, TextTree>>;
  onMissing: MissingText;
  brand: BrandNames;
  /** The texts of another language, by file, before which the Italian ones step back (RUN-10). */
  words?: Readonly<Record<string, TextTree>> | undefined;
  /** The bank’s own messages, by key, as far as they are known. */
  messages?: Readonly<Record<string, string>>;
};

const language = 'it';

/** The numbers from abroad until a bank has set its own. */
const abroad = { helpLineAbroad: '+39 02 0000 0200', lockLineAbroad: '+39 02 0000 0100' };

/**
 * Sets i18next up over the trees given, one namespace a file; placeholders are written `{name}`, `{name, money}` for
 * cents, `{name, date}` for a date or an instant, `{name, phone}` for a number and `{name, choice}` for what the field of that
 * name lets choose, in the words that it has there.
 */
export function createTexts({ trees, onMissing, brand, words, messages }: TextsOptions): Texts {
  const own = new Map<string, TextTree>();
  const names: Record<string, string> = {};
  let ofBank = byNamespace(messages ?? {});
  const i18n = createEngine(onMissing, names);

  const put = (namespace: string, tree: TextTree): void => {
    i18n.addResourceBundle(language, namespace, tree, false, true);
    i18n.addResourceBundle(language, namespace, words?.[namespace] ?? {}, true, true);
    for (const [key, message] of ofBank.get(namespace) ?? [])
      if (typeof i18n.getResource(language, namespace, key) === 'string')
        i18n.addResource(language, namespace, key, message);
  };
  const nameBank = (): void => {
    Object.assign(names, abroad, brand, Object.fromEntries(ofBank.get('brand') ?? []));
    names['brand'] = names['name'] ?? '';
  };
  const texts: Texts = {
    i18n,
    has: (namespace, key) => i18n.exists(key, { ns: namespace }),
    text: ({ namespace, key, values }) => i18n.t(key, { ...values, ns: namespace }),
    add: (namespace, tree) => {
      own.set(namespace, tree);
      put(namespace, tree);
    },
    learn: (told) => {
      ofBank = byNamespace(told);
      nameBank();
      for (const [namespace, tree] of own) put(namespace, tree);
    },
  };
  nameBank();
  for (const [namespace, tree] of Object.entries(trees)) texts.add(namespace, tree);
  return texts;
}

/** Makes an instance of its own, so that two portals on a page, or two tests, share no text. */
function createEngine(onMissing: MissingText, names: Readonly<Record<string, string>>): i18n {
  const engine = createInstance({
    lng: language,
    fallbackLng: false,
    resources: { [language]: {} },
    initAsync: false,
    returnEmptyString: true,
    appendNamespaceToMissingKey: true,
    parseMissingKeyHandler: (place) => {
      const [namespace = '', key = ''] = place.split(':', 2);
      return onMissing(namespace, key);
    },
    // One and many have texts of their own: no key that `check` does not know is looked for beside them.
    pluralSeparator: '\0',
    interpolation: { prefix: '{', suffix: '}', escapeValue: false, defaultVariables: names },
    // Texts come with the page that needs them, and nothing waits for a text.
    react: { useSuspense: false },
  });
  // Resources are given, so that nothing is left to wait for.
  void engine.init();
  engine.services.formatter?.add('money', asMoney);
  engine.services.formatter?.add('date', asDate);
  engine.services.formatter?.add('phone', asPhone);
  engine.services.formatter?.add('choice', (value, _language, { ns, interpolationkey }) =>
    asChoice(value, interpolationkey, engine.getResourceBundle(language, ns)),
  );
  return engine;
}

/** Sorts messages such as `login.title` by the file whose text they are. */
function byNamespace(
  messages: Readonly<Record<string, string>>,
): Map<string, [key: string, words: string][]> {
  const sorted = new Map<string, [string, string][]>();
  for (const [id, words] of Object.entries(messages)) {
    const [namespace = '', ...path] = id.split('.');
    const known = sorted.get(namespace) ?? [];
    sorted.set(namespace, [...known, [path.join('.'), words]]);
  }
  return sorted;
}

/** Writes cents; what is no amount is left out. */
function asMoney(value: unknown): string {
  return Number.isSafeInteger(value) ? formatMoney(Number(value)) : '';
}

/** Writes the day of an ISO date or instant; what is none is left out. */
function asDate(value: unknown): string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? formatDate(value) : '';
}

/** Writes a phone number; what is none is left out. */
function asPhone(value: unknown): string {
  return typeof value === 'string' ? formatPhone(value) : '';
}

/** Writes a choice in the words of the first step that asks for it by a field of that name; one without words stays. */
function asChoice(value: unknown, field: string, steps: unknown): string {
  const [words] = Object.values(Object(steps)).flatMap((step) => {
    const own: unknown = Object(step).fields?.[field]?.choices?.[String(value)];
    return typeof own === 'string' ? [own] : [];
  });
  return words ?? String(value);
}
