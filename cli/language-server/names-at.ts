import type { CompletionItem, Hover, Location, Position, Range } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { isNode, rules, type AnswerLanguage, type Finding, type Say } from '#analysis';
import { readRuleText } from '../report/rule-text.ts';
import { caretAt, placeOf, type Caret } from './caret.ts';
import { valueOf } from './lenient-json.ts';
import { inside, type Asked, type KnownName } from './names/asked.ts';
import { namesOf } from './names/known-names.ts';
import { variableNamed } from './names/of-data.ts';
import type { Project } from './project.ts';
import { textsAt } from './texts-at.ts';
import { takenAt } from './takes-names.ts';

/** A place in a file that an editor asks about, and the words to answer in. */
export type Place = { project: Project; path: string; document: TextDocument; position: Position; say: Say };

/** The names that may stand at a place, the one that does, and where it begins and ends. */
export type NamesAt = {
  names: readonly KnownName[];
  whole: string;
  range: Range;
  /** What stands there that is no name of a list, as a text of a screen. */
  there?: KnownName;
  /** What must follow a name that is taken from the list. */
  closedBy?: string;
};

/** Finds which names may stand where the caret is; nothing where none do. */
export function namesAt({ project, path, document, position, say }: Place): NamesAt | undefined {
  const sources = project.sources();
  const tree = project.tree(path);
  const offset = document.offsetAt(position);
  const caret = caretAt(tree, offset);
  if (!sources || !caret) return undefined;
  const [, ofTexts, journey = ofTexts ?? ''] =
    /^(?:i18n\/it\/([^/]+)\.json|journeys\/([^/]+)\/.+)$/.exec(path) ?? [];
  const { tree: treeOf, contract } = project;
  const asked: Asked = { path, keys: caret.keys, within: [], journey, sources, tree: treeOf, contract, say };
  const value = valueOf(tree);
  const found = ofTexts
    ? textsAt({ asked, caret, document, offset })
    : namesOfFile({ asked, caret, document, offset, value });
  return found && { ...found, names: found.names.filter(isFree(caret, value)) };
}

type InFile = { asked: Asked; caret: Caret; document: TextDocument; offset: number; value: unknown };

function namesOfFile({ asked, caret, document, offset, value }: InFile): NamesAt | undefined {
  const { sources, path } = asked;
  const kind = sources.checked.find((file) => file.document.path === path)?.kind;
  if (kind === undefined) return undefined;
  const { nameOf, byName } = sources.language.schemas;
  const taken = takenAt(caret, { schemas: byName, name: nameOf(kind), value });
  if (!taken) return undefined;
  const within = { ...asked, within: taken.within };
  const whole = caret.text.text;
  const names = namesOf(taken.sort, within);
  const isKnown = names.some(({ name }) => name === whole);
  const { start, end, isClosed } = caret.text;
  return {
    names: isKnown || taken.sort !== 'expression' ? names : [...names, ...variableNamed(whole, within)],
    whole,
    range: {
      start: document.positionAt(start + 1),
      end: document.positionAt(isClosed ? end - 1 : offset),
    },
  };
}

/** A key that the object has already is not offered again. */
function isFree({ keys, part }: Caret, value: unknown): (known: KnownName) => boolean {
  const owner = part === 'key' ? inside(value, ...keys.slice(0, -1)) : undefined;
  const own = keys.at(-1);
  return ({ name }) => name === own || !isNode(owner) || !Object.hasOwn(owner, name);
}

/** What stands at a place; of several of that name the one that is at home somewhere. */
function knownAt({ names, whole, there }: NamesAt): KnownName | undefined {
  const called = names.filter(({ name }) => name === whole);
  return called.find(({ home }) => home) ?? called[0] ?? there;
}

/** Offers names; the whole one is replaced, since an editor takes a dot or a dash for its end. */
export function completionsOf(at: NamesAt | undefined): CompletionItem[] {
  if (!at) return [];
  const { range, names, closedBy = '' } = at;
  const unique = new Map(names.map((known) => [known.name, known]));
  return [...unique.values()].map(({ name, detail, more }) => ({
    label: name,
    detail,
    ...(more && { documentation: more.join('\n') }),
    textEdit: { range, newText: `${JSON.stringify(name).slice(1, -1)}${closedBy}` },
  }));
}

/** Says what the name at a place means, and what the rules mean that found something there. */
export function hoverOf(
  at: NamesAt | undefined,
  found: readonly Finding[],
  language: AnswerLanguage,
): Hover | undefined {
  const known = at && knownAt(at);
  const named = known ? [known.name, known.detail, ...(known.more ?? [])] : [];
  const broken = rules.filter(({ code }) => found.some((finding) => finding.code === code));
  const told = [
    ...named,
    ...broken.map(({ code }) => `${code}: ${readRuleText(code, language).title}`),
  ].filter(Boolean);
  return told.length === 0 ? undefined : { contents: { kind: 'plaintext', value: told.join('\n') } };
}

/** Finds where the name at a place is at home. */
export function homeOf(
  at: NamesAt | undefined,
  project: Project,
  uriOf: (path: string) => string,
): Location | undefined {
  const home = at && knownAt(at)?.home;
  const text = home && project.text(home.path);
  if (!home || text === undefined) return undefined;
  const uri = uriOf(home.path);
  const document = TextDocument.create(uri, 'json', 0, text);
  const node = home.keys.length === 0 ? undefined : placeOf(project.tree(home.path), home.keys);
  const { start, end } = node ?? { start: 0, end: 0 };
  return { uri, range: { start: document.positionAt(start), end: document.positionAt(end) } };
}
