import type { SecurityQuestions } from '#schemas';
import listed from './questions.json' with { type: 'json' };

/** The security questions that a holder may choose from. */
export const questions: SecurityQuestions['questions'] = [...listed] as SecurityQuestions['questions'];

/** Returns whether a security question is one of the list. */
export const isQuestion = (id: string): boolean => listed.some((question) => question.id === id);
