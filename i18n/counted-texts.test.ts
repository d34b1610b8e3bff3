import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTexts, refuseMissingText, type TextTree } from '#i18n';

const folder = join(import.meta.dirname, 'it');
const trees = Object.fromEntries(
  readdirSync(folder).map((file) => {
    // They are held by the check of the texts.
    const tree = JSON.parse(readFileSync(join(folder, file), 'utf8')) as TextTree;
    return [file.replace('.json', ''), tree];
  }),
);
const { i18n } = createTexts({
  trees,
  brand: { name: 'Percorso', eCode: 'e-Code', helpLine: '', lockLine: '' },
  onMissing: refuseMissingText,
});

/** What stands for words or for money, and is followed by what is not counted by it. */
const uncounted = new Set(
  'amount card cards description digits eCode email fee folder month name pan services what year'.split(' '),
);

/** What is never one: the contract or what asks for it has more. */
const neverOne = new Map(
  Object.entries({
    'InstallmentsNumber of the contract begins with 2': [
      'instalments.plan.size',
      'views.plans.choice',
      'views.plans.parts.even',
      'views.plans.parts.last',
      'instalment-confirm.confirm.body',
      'instalment-confirm.done.body',
      'sca.enter-code.body_confirmPlan',
      'app-approval.waiting.body_confirmPlan',
    ],
    'decisionDays of the contract begins with 2': [
      'operation-dispute.sent.body_days',
      'operation-dispute.sent.body_stopped_days',
      'operation-dispute.sent.body_open_days',
    ],
    'the documents give 16 and 26 cents': [
      'sms-alert-activate.set-threshold.body',
      'sms-alert-activate.already-on.body',
      'sms-alert-activate.already-on.body_all',
      'sms-alert-threshold.set-threshold.body',
      'sms-alert-threshold.set-threshold.body_all',
      'sms-request.confirm.body',
    ],
    'a field, a password and a title take more than one letter': [
      'forms.textarea.typed',
      'forms.textarea.over',
      'forms.password.rules.length',
      'studio.saving.hint',
      'studio.saving.tooLong',
      'studio.catalogue.member.digitsUpTo',
    ],
    'the only one is called by its name': ['operation-filters.categories.several'],
    'at least one is said as not empty': [
      'studio.catalogue.bound.text.least',
      'studio.catalogue.bound.list.least',
    ],
  }).flatMap(([why, keys]) => keys.map((key) => [key, why] as const)),
);

/** Where the text for one is called otherwise. */
const ones = new Map([['home-notices.plans.title', 'home-notices.plan.title']]);

/** A number and what it counts, in the plural. */
const counted = /\{(?<name>\w+)\}\**\s+(?<noun>\p{Ll}{3,}[aeio]|file)(?!\p{L})/gu;

function leavesOf(tree: TextTree, path: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}.${key}`, value]] : leavesOf(value, `${path}.${key}`),
  );
}

const texts = new Map(Object.entries(trees).flatMap(([name, tree]) => leavesOf(tree, name)));
const countsOf = (text: string) =>
  [...text.matchAll(counted)].flatMap(({ groups }) =>
    groups?.['name'] === undefined || uncounted.has(groups['name']) ? [] : [groups['name']],
  );
const counting = [...texts].flatMap(([key, text]) =>
  key.endsWith('.one') || countsOf(text).length === 0 ? [] : [{ key, names: countsOf(text) }],
);
const oneOf = (key: string) => ones.get(key) ?? key.replace(/\.\w+$/u, '.one');

/** Says a text of so many, as the portal chooses among its forms. */
function said(key: string, names: readonly string[], count: number): string {
  const [namespace = '', ...path] = (count === 1 ? oneOf(key) : key).split('.');
  return i18n.t(path.join('.'), { ns: namespace, ...Object.fromEntries(names.map((name) => [name, count])) });
}

/** What stands behind the figure. */
const nounAfter = (text: string, count: number) =>
  new RegExp(`(?<![\\d.,])${count}\\**\\s+(\\p{L}+)`, 'u').exec(text)?.[1];

describe('texts that count', () => {
  it('are found', () => {
    expect(counting.length).toBeGreaterThan(40);
    expect([...neverOne.keys()].filter((key) => !counting.some((found) => found.key === key))).toEqual([]);
  });

  it.each(counting.filter(({ key }) => !neverOne.has(key)))(
    'say none, one and two rightly: $key',
    ({ key, names }) => {
      const [none, one, two] = [0, 1, 2].map((count) => said(key, names, count));
      const plural = nounAfter(two ?? '', 2);

      expect(plural).toBeTruthy();
      expect(nounAfter(none ?? '', 0)).toBe(plural);
      if (plural !== 'file') expect(nounAfter(one ?? '', 1)).not.toBe(plural);
    },
  );
});
