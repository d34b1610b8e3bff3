/** Makes a function that works something out once for each thing it is asked of; what is asked of must never change. */
export function onceFor<Asked extends object, Answer>(
  workOut: (asked: Asked) => Answer,
): (asked: Asked) => Answer {
  const known = new WeakMap<Asked, { answer: Answer }>();
  return (asked) => {
    const found = known.get(asked);
    if (found) return found.answer;
    const answer = workOut(asked);
    known.set(asked, { answer });
    return answer;
  };
}

/** Makes a memory by key: what was made for a key is found again, and made only once. */
export function onceByKey<Value>(): (key: string, make: () => Value) => Value {
  const known = new Map<string, { value: Value }>();
  return (key, make) => {
    const found = known.get(key) ?? { value: make() };
    known.set(key, found);
    return found.value;
  };
}
