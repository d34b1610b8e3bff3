/** The members that words of a choice are looked for in, first found first, where "choiceKeys" of a field names none. */
export const choiceLabels: readonly string[] = ['label', 'obfuscatedValue', 'text', 'name'];
