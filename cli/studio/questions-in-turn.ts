/** What is asked, and whether nobody waits for the answer any more. */
export type Question<Asked> = { asked: Asked; isGone: () => boolean };

type Waiting<Asked, Answer> = Question<Asked> & { answer: (answer: Answer) => void };

/**
 * Asks what answers slowly one question at a time: while somebody types each letter asks anew, and what nobody waits for by
 * its turn is never asked. Such a question gets `none` for an answer.
 */
export function questionsInTurn<Asked, Answer>(send: (asked: Asked) => void, none: Answer) {
  const waiting: Waiting<Asked, Answer>[] = [];
  let current: Waiting<Asked, Answer> | undefined;
  const goOn = (): void => {
    current = waiting.shift();
    while (current?.isGone() === true) {
      current.answer(none);
      current = waiting.shift();
    }
    if (current) send(current.asked);
  };
  return {
    ask: ({ asked, isGone }: Question<Asked>): Promise<Answer> => {
      const { promise, resolve } = Promise.withResolvers<Answer>();
      waiting.push({ asked, isGone, answer: resolve });
      if (!current) goOn();
      return promise;
    },
    answered: (answer: Answer): void => {
      current?.answer(answer);
      goOn();
    },
  };
}
