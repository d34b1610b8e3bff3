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
