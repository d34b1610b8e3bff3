import { libraryOf, type Sources } from '#analysis';
import { sourcesOf } from '../../judge/closure.ts';
import type { WalkToSave } from '../../saved-scenarios.ts';
import { recordingOf, setAt } from '../../stage/recording.ts';
import { createWalk } from '../../stage/walk.ts';
import { createStage } from '../stage/stage-view.ts';

/** Walks a journey as the simulator does, from where it begins there. */
export function walkIn(sources: Sources, journey: string) {
  const walk = createWalk(libraryOf(sourcesOf(sources, journey)));
  const { input, context, now } = createStage().view(sources, journey);
  walk.begin({ journey, input, context, now });
  const at = (): string => walk.screen()?.at ?? '';
  return {
    walk,
    press: (action: string, values?: Record<string, unknown>) =>
      walk.send(
        { kind: 'action', at: at(), action, ...(values && { values }) },
        { kind: 'action', name: action, words: action },
      ),
    answer: (body: unknown, status = 200) => {
      const { callId = '', request } = { ...walk.state()?.frames.at(-1)?.pending };
      const label = { kind: 'reply', operation: request?.operation ?? '', answer: '' } as const;
      return walk.send({ kind: 'reply', callId, reply: { kind: 'reply', status, body } }, label);
    },
    loseAnswer: () => {
      const { callId = '', request } = { ...walk.state()?.frames.at(-1)?.pending };
      const label = { kind: 'reply', operation: request?.operation ?? '', answer: '' } as const;
      return walk.send({ kind: 'reply', callId, reply: { kind: 'unreachable' } }, label);
    },
    setFlag: (path: string, value: string | boolean) => {
      const changed = structuredClone(walk.state()?.context ?? context);
      setAt(changed, path.split('.'), value);
      return walk.send({ kind: 'context', context: changed }, { kind: 'flag', path, value });
    },
    toSave: (title: string): WalkToSave => {
      const recording = recordingOf(walk.moments().slice(0, walk.at() + 1));
      if (recording.kind !== 'recorded') throw new Error(`it cannot be said: ${recording.why}`);
      return { kind: 'walk', journey, title, begun: recording.begun, moves: recording.moves };
    },
  };
}
