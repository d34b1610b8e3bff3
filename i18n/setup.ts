import i18next from 'i18next';
import { formatDate } from './format/date.ts';
import { formatMoney } from './format/money.ts';
import { formatPhone } from './format/phone.ts';

/** A tree of texts: a file of `i18n/it`. */
export type TextTree = { readonly [key: string]: string | TextTree };

/** A text by place: its file (namespace), the path in it, and values for its placeholders. */
export type TextPlace = { namespace: string; key: string; values?: Record<string, unknown> };

/** The Italian words of the portal, by place. */
export type Texts = {
  /** Answers a text; `""` is deliberately empty, a key that is missing goes to `onMissing`. */
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

/** What a bank calls itself and its products; every text may name them, as {brand} and {eCode}. */
export type BrandNames = { name: string; eCode: string };

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

/**
 * Sets i18next up over the trees given, one namespace a file; placeholders are written `{name}`, `{name, money}` for
 * cents, `{name, date}` for a date or an instant and `{name, phone}` for a number.
 */
export function createTexts(options: {
  trees: Readonly<Record<string, TextTree>>;
  onMissing: MissingText;
  brand: BrandNames;
  /** The bank’s own messages, by key, as far as they are known. */
  messages?: Readonly<Record<string, string>>;
}): Texts {
  const { trees, brand } = options;
  let messages = options.messages ?? {};
  const engine = i18next.createInstance({
    lng: 'it',
    fallbackLng: false,
    ns: Object.keys(trees),
    resources: { it: { ...trees } },
    initAsync: false,
    returnEmptyString: true,
    // A code such as 6.DBank.web.it is looked up as one key by the one who builds the path.
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
  // Resources are given, so that nothing is left to wait for.
  void engine.init();
  engine.services.formatter?.add('money', asMoney);
  engine.services.formatter?.add('date', asDate);
  engine.services.formatter?.add('phone', asPhone);

  // Pages ask for the same words each time they are drawn, and to put them together is the longest part of it.
  const said = new Map<string, string>();
  const has = (ns: string, key: string): boolean => engine.getResource('it', ns, key) !== undefined;
  const say = ({ namespace, key, values }: TextPlace): string => {
    const own = messages[`${namespace}.${key}`];
    const names = {
      brand: messages['brand.name'] ?? brand.name,
      eCode: messages['brand.eCode'] ?? brand.eCode,
    };
    const place = own === undefined ? { ns: namespace } : { ns: ofBank, defaultValue: own };
    return engine.t(key, { ...place, ...names, ...values });
  };
  return {
    has,
    text: (place) => {
      const { namespace, key, values } = place;
      const id = `${namespace}.${key}`;
      const known = values === undefined ? said.get(id) : undefined;
      if (known !== undefined) return known;
      if (!has(namespace, key)) return options.onMissing(namespace, key);
      const words = say(place);
      if (values === undefined) said.set(id, words);
      return words;
    },
    add: (namespace, tree) => {
      engine.addResourceBundle('it', namespace, tree, false, true);
      said.clear();
    },
    learn: (told) => {
      messages = told;
      said.clear();
    },
  };
}

// Holds no text of ours, so that the bank’s own shows.
const ofBank = 'bank';

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
