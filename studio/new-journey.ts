/** What a new journey can be for: to tell something, to ask, to do something, at once or with a code or for money, to choose, to hand in files. */
export const goals = ['tell', 'ask', 'act', 'confirm', 'pay', 'choose', 'upload'] as const;

/** One of them. */
export type Goal = (typeof goals)[number];

/** Where the portal offers a journey by itself. */
export const listings = ['card-services', 'help'] as const;

/** How a new journey is opened: at a page of its own, or as a popup; and from where the portal offers it. */
export type NewOpening = { route?: string; listed?: string };

/** A journey that is to be, with what it is for; without an operation the bank is asked nothing. */
export type JourneyAddition = {
  kind: 'add-journey';
  /** Its name: that of its folder, and of its file of texts. */
  journey: string;
  /** How its holder knows it. */
  title: string;
  goal: Goal;
  operation: string;
  opening: NewOpening;
};

/** What serves a goal: operations of the bank by name, and whether a journey can do without. */
export type GoalView = { goal: Goal; operations: readonly string[]; isBankless: boolean };
