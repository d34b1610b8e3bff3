import type { Step } from '#schemas';

// A table, so that the compiler names a kind that it lacks.
const offered: Record<Step['kind'], true> = {
  form: true,
  call: true,
  branch: true,
  journey: true,
  view: true,
  assign: true,
  end: true,
};

/** What a step can be, in the order in which Studio offers it. */
export const stepKinds = Object.keys(offered) as readonly Step['kind'][]; // keys of the table
