import { useEffect, useEffectEvent, useState } from 'react';
import type { WidgetProps } from '@rjsf/utils';
import { Proof } from '#ui/kit';
import { readTask, solveTask, type ProofTask } from '../proof/solve-task.ts';
import { contextOf } from './field-props.ts';

/**
 * Works out the proof that the bank asks for as soon as the form is there, and again for each new task (RECOV-02).
 *
 * @throws {Error} `FORM_TASK_MISSING` when the journey has no task for it.
 */
export function CaptchaWidget(props: WidgetProps) {
  const { words, given } = contextOf(props);
  const task = readTask(given[props.name]);
  if (task === undefined) throw new Error(`FORM_TASK_MISSING: "${props.name}" has no task in taskFrom`);
  useProof(task, props.onChange);
  const isSolved = props.value !== undefined;
  return (
    <Proof
      id={props.id}
      label={props.label}
      status={isSolved ? words.proofDone : words.proofRunning}
      isSolved={isSolved}
      error={props.rawErrors?.[0]}
    />
  );
}

function useProof(task: ProofTask, onProof: (proof: string | undefined) => void): void {
  const { validationToken, difficulty } = task;
  const answer = useEffectEvent(onProof);
  const [, setFailed] = useState<never>();
  useEffect(() => {
    let isOver = false;
    answer(undefined);
    solveTask({ validationToken, difficulty }, { breathe, isOver: () => isOver }).then(
      (proof) => isOver || answer(proof),
      // Thrown while drawing, it reaches anyone who looks after a screen that cannot be drawn.
      (cause: unknown) =>
        setFailed(() => {
          throw cause;
        }),
    );
    return () => {
      isOver = true;
    };
  }, [validationToken, difficulty]);
}

/** Lets the browser draw and listen before the next slice. */
const breathe = (): Promise<void> => new Promise((resume) => void setTimeout(resume));
