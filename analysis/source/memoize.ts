/** Makes a function that works something out once for each thing it is asked of; what is asked of must never change. */
export const onceFor = <Asked extends object, Answer>(
  workOut: (asked: Asked) => Answer,
): ((asked: Asked) => Answer) => remembering(new WeakMap<Asked, Answer>(), workOut);

/** Makes the same for names, and for things that are asked of no longer than it is there itself: it keeps them. */
export const onceOf = <Asked, Answer>(workOut: (asked: Asked) => Answer): ((asked: Asked) => Answer) =>
  remembering(new Map<Asked, Answer>(), workOut);

/** Makes the same for what is large and asked of one thing after another: it keeps the last answer alone. */
export function onceInTurn<Asked, Answer>(workOut: (asked: Asked) => Answer): (asked: Asked) => Answer {
  let last: { asked: Asked; answer: Answer } | undefined;
  return (asked) => {
    if (last?.asked !== asked) last = { asked, answer: workOut(asked) };
    return last.answer;
  };
}

type Known<Asked, Answer> = {
  get(asked: Asked): Answer | undefined;
  has(asked: Asked): boolean;
  set(asked: Asked, answer: Answer): unknown;
};

const remembering =
  <Asked, Answer>(known: Known<Asked, Answer>, workOut: (asked: Asked) => Answer) =>
  (asked: Asked): Answer => {
    const found = known.get(asked);
    if (found !== undefined || known.has(asked)) return found as Answer; // it is undefined where that is the answer
    const answer = workOut(asked);
    known.set(asked, answer);
    return answer;
  };

/** Makes a memory by key: what was made for a key is found again, and made only once. */
export function onceByKey<Value>(): (key: string, make: () => Value) => Value {
  const known = new Map<string, { value: Value }>();
  return (key, make) => {
    const found = known.get(key) ?? { value: make() };
    known.set(key, found);
    return found.value;
  };
}
