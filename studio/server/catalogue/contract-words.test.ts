import { describe, expect, it } from 'vitest';
import { readContract } from '#schemas/provider';
import studio from '../../../i18n/it/studio.json' with { type: 'json' };
import card from '../../../schemas/context/card.schema.json' with { type: 'json' };
import profile from '../../../schemas/context/profile.schema.json' with { type: 'json' };
import formSchema from '../../../schemas/journey/form.schema.json' with { type: 'json' };

const { operations, schemas, memberWords } = readContract();
const titles: Readonly<Record<string, string>> = studio.operation;

/** The services have their words among the flags. */
const services = new Set([
  ...Object.keys(card.properties.profiling.properties),
  ...Object.keys(profile.properties.profiling.properties),
]);

const members = [...schemas].flatMap(([schema, { properties }]) =>
  Object.keys(Object(properties)).flatMap((name) => (services.has(name) ? [] : [{ schema, name }])),
);

describe('the contract in Italian', () => {
  it.each([...operations.values()])(
    'names $id, and says what it does and when it is refused [STUDIO-13]',
    ({ id, words, errors }) => {
      expect(titles[id]).toMatch(/^\p{Lu}.*[^.]$/u);
      expect(words).toMatch(/^\p{Lu}.*\.$/u);
      for (const [code, refusal] of Object.entries(errors)) {
        expect(refusal.words, code).toMatch(/^[\p{Lu}\d].*\.$/u);
        expect(refusal.words, code).not.toBe(refusal.when);
      }
    },
  );

  it('says what each member is, and of nothing else [STUDIO-13]', () => {
    const used = new Set(members.flatMap(({ schema, name }) => [name, `${schema}.${name}`]));

    expect(members.filter(({ name }) => !Object.hasOwn(memberWords, name))).toEqual([]);
    expect(Object.keys(memberWords).filter((name) => !used.has(name))).toEqual([]);
  });
});

it('says in Italian how each widget shows a field [STUDIO-13]', () => {
  const { widget } = formSchema.properties.ui.additionalProperties.properties;

  expect(Object.keys(widget['x-it-values'])).toEqual(widget.enum);
});
