import {
  ResponseError,
  type Connection,
  type Location,
  type Range,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { UsageError } from '../command.ts';
import type { Project } from './project.ts';
import { checkRenamable, renamed } from './renaming.ts';
import type { Served } from './served-folder.ts';
import { spokenAlike, spokenAt, type Spoken } from './spoken-of.ts';

type Asked = { textDocument: { uri: string }; position: { line: number; character: number } };

/** Returns who speaks of a name, and gives it another in all files; what must not be is refused in the editor’s language. */
export function followNames(connection: Connection, served: Served): void {
  const spoken = ({ textDocument, position }: Asked): { project: Project; at: Spoken } | undefined => {
    const path = served.pathOf(textDocument.uri);
    const project = served.project();
    const text = path === undefined ? undefined : project.text(path);
    if (path === undefined || text === undefined) return undefined;
    const offset = TextDocument.create(textDocument.uri, 'json', 0, text).offsetAt(position);
    const at = spokenAt(project, path, offset);
    return at && { project, at };
  };
  const told = <Answer>(answer: () => Answer): Answer | ResponseError => {
    try {
      return answer();
    } catch (error) {
      if (error instanceof UsageError) return new ResponseError(refused, served.say()(error.words));
      throw error;
    }
  };
  connection.onReferences((asked) => {
    const found = spoken(asked);
    if (!found) return [];
    const places = spokenAlike(found.project, found.at);
    const wanted = asked.context.includeDeclaration ? places : places.filter((place) => !isHome(place));
    return [...byFile(wanted)].flatMap(([path, spans]) => locationsIn(path, spans, { ...found, served }));
  });
  connection.onPrepareRename((asked) =>
    told(() => {
      const found = spoken(asked);
      if (!found) return null;
      checkRenamable(found.at);
      const [place] = locationsIn(found.at.path, [found.at], { ...found, served });
      return place ? { range: place.range, placeholder: found.at.mention.name } : null;
    }),
  );
  connection.onRenameRequest((asked) =>
    told((): WorkspaceEdit | null => {
      const found = spoken(asked);
      if (!found) return null;
      const edits = [...byFile(renamed(found.project, found.at, asked.newName))].map(
        ([path, spans]): [string, TextEdit[]] => [
          served.uriOf(path),
          locationsIn(path, spans, { ...found, served }).map(({ range }) => ({
            range,
            newText: asked.newName,
          })),
        ],
      );
      return { changes: Object.fromEntries(edits) };
    }),
  );
}

/** The code with which the protocol refuses what was asked for well, and cannot be. */
const refused = -32_803;

const isHome = ({ mention: { sort, part, keys } }: Spoken): boolean => {
  const depth = sort === 'field' ? 3 : 2;
  const root = { step: 'steps', datum: 'data', input: 'input', limit: 'limits', field: 'schema' } as const;
  return (
    part === 'key' && keys.length === depth && sort in root && keys[0] === root[sort as keyof typeof root]
  );
};

const byFile = (places: readonly Spoken[]) => Map.groupBy(places, ({ path }) => path);

function locationsIn(
  path: string,
  spans: readonly Pick<Spoken, 'start' | 'end'>[],
  { project, served }: { project: Project; served: Served },
): Location[] {
  const uri = served.uriOf(path);
  const document = TextDocument.create(uri, 'json', 0, project.text(path) ?? '');
  return spans.map(({ start, end }) => {
    const range: Range = { start: document.positionAt(start), end: document.positionAt(end) };
    return { uri, range };
  });
}
