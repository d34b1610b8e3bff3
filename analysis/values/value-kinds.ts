import type { SchemaNode } from '../source/schema-shapes.ts';
import { operationOf } from './expressions.ts';
import { textsMatching } from './pattern-text.ts';
import { schemaOf, type Lookup } from './scope.ts';

/** What a value is that a text shows: an amount in cents, another number, a day or an instant, digits, other words. */
export type Nature = 'money' | 'number' | 'date' | 'digits' | 'words';

/** Says what the value of an expression is; nothing when it may be of several natures, or little is known of it. */
export function natureOf(expression: unknown, lookup: Lookup): Nature | undefined {
  const operation = operationOf(expression);
  if (!operation) return typeof expression === 'string' ? natureOfTexts([expression]) : undefined;
  const { name, args } = operation;
  if (name === 'maskPhone') return 'digits';
  if (name === 'count') return 'number';
  if (name === 'fromNow') return 'date';
  const schema = name === 'var' ? schemaOf(String(args[0]), lookup) : undefined;
  return schema && natureOfSchema(schema);
}

function natureOfSchema(schema: SchemaNode): Nature | undefined {
  const { type, title } = schema;
  if (type === 'string') return natureOfText(schema);
  if ((type !== 'number' && type !== 'integer') || typeof title !== 'string') return undefined;
  // The contract names what it counts; its amounts are cents.
  return /Cents|Amount/.test(title) ? 'money' : 'number';
}

function natureOfText({ format, pattern, enum: values }: SchemaNode): Nature | undefined {
  if (format === 'date' || format === 'date-time') return 'date';
  if (format === 'email') return 'words';
  if (Array.isArray(values)) return natureOfTexts(values.map(String));
  return typeof pattern === 'string' ? natureOfTexts(textsMatching(pattern, 40)) : undefined;
}

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(text);
const isDigits = (text: string): boolean => /^\+?[*\d\s]+$/.test(text);

function natureOfTexts(all: readonly string[]): Nature | undefined {
  // What may be empty says nothing when it is.
  const texts = all.filter((text) => text !== '');
  if (texts.length === 0) return undefined;
  if (texts.every(isDate)) return 'date';
  if (texts.every(isDigits)) return 'digits';
  return texts.some((text) => isDate(text) || isDigits(text)) ? undefined : 'words';
}
