/** The kinds of steps that are shown and wait for the holder. */
export const screenKinds = ['form', 'view'] as const;

/** Returns whether a step is shown and waits for the holder. */
export function isScreen<Step extends { kind: string }>(
  step: Step | undefined,
): step is Extract<Step, { kind: (typeof screenKinds)[number] }> {
  return step?.kind === 'form' || step?.kind === 'view';
}
