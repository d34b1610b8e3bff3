import type { CallStep, GuardedEdge, Step } from '#schemas';
import { pointerTo } from '../source/document.ts';

/** An edge as the file of a journey has it, with its place; what else it does, some kinds leave out. */
export type WrittenEdge = {
  kind: 'action' | 'timer' | 'ok' | 'step-up' | 'case' | 'next' | 'exit';
  /** What the edge is called where it stands: the action, the outcome, the number of the case. */
  name: string;
  pointer: string;
  edge: Pick<GuardedEdge, 'to' | 'when' | 'sets' | 'puts' | 'removes' | 'file' | 'visit'>;
};

type Of<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

const edges: { [Kind in Step['kind']]: (step: Of<Kind>, pointer: string) => readonly WrittenEdge[] } = {
  form: edgesOfScreen,
  view: edgesOfScreen,
  call: edgesOfCall,
  branch: ({ cases }, pointer) => listed(cases, { kind: 'case', pointer: `${pointer}/cases`, name: '' }),
  assign: (edge, pointer) => [{ kind: 'next', name: 'next', pointer, edge }],
  journey: ({ exits }, pointer) => named(exits, { kind: 'exit', pointer: `${pointer}/exits` }),
  end: () => [],
};

/** Names the way that one of several is of: the outcome, where an exit has guards. */
export const wayNamed = (name: string): string => name.replace(/ \d+$/, '');

/** Lists the edges that a step names as its own. */
export function writtenEdges<Kind extends Step['kind']>(
  step: Of<Kind>,
  pointer: string,
): readonly WrittenEdge[] {
  const kind: Kind = step.kind;
  return edges[kind](step, pointer);
}

function edgesOfScreen(
  { actions, after, deadline, runs }: Of<'form' | 'view'>,
  pointer: string,
): WrittenEdge[] {
  const timed = {
    ...(after && { after: { to: after.to } }),
    ...(deadline && { deadline: { to: deadline.to } }),
  };
  return [
    ...named(actions, { kind: 'action', pointer: `${pointer}/actions` }),
    ...(runs ? edgesOfAnswer(runs, `${pointer}/runs`) : []),
    ...named(timed, { kind: 'timer', pointer }),
  ];
}

function edgesOfCall({ ok, stepUp }: CallStep, pointer: string): WrittenEdge[] {
  const { blocked, closed } = stepUp?.exits ?? {};
  const exits = { ...(blocked && { blocked }), ...(closed && { closed }) };
  return [
    ...edgesOfAnswer({ ok }, pointer),
    ...named(exits, { kind: 'step-up', pointer: `${pointer}/stepUp/exits` }),
  ];
}

const edgesOfAnswer = ({ ok }: Pick<CallStep, 'ok'>, pointer: string): WrittenEdge[] =>
  named({ ok }, { kind: 'ok', pointer });

type Place = Pick<WrittenEdge, 'kind' | 'pointer'>;

type Ways = WrittenEdge['edge'] | readonly WrittenEdge['edge'][];

const named = (all: Readonly<Record<string, Ways>>, { kind, pointer }: Place): WrittenEdge[] =>
  Object.entries(all).flatMap(([name, ways]) => {
    const place = pointerTo(pointer, name);
    return isList(ways)
      ? listed(ways, { kind, pointer: place, name: `${name} ` })
      : [{ kind, name, pointer: place, edge: ways }];
  });

const isList = (ways: Ways): ways is readonly WrittenEdge['edge'][] => Array.isArray(ways);

const listed = (
  all: readonly WrittenEdge['edge'][],
  { kind, pointer, name }: Place & { name: string },
): WrittenEdge[] =>
  all.map((edge, index) => ({
    kind,
    name: `${name}${index + 1}`,
    pointer: pointerTo(pointer, index),
    edge,
  }));
