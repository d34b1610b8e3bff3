import type { Sources } from '#analysis';
import type { ContractOperation } from '#schemas/provider';
import { goals, type Goal, type GoalView } from '#studio';
import { listTold, toldBy } from './answered-by.ts';
import { contractInWords } from './contract-in-words.ts';
import { sentBy, type Sent } from './sent-by.ts';

type Contract = Sources['language']['contract'];

/** By these a session comes to be, ends and proves itself: the portal calls them, no service of the bank’s. */
const ofSessions: ReadonlySet<string> = new Set(['access', 'approval', 'login', 'mfa']);

const isService = ({ token, handling, service }: ContractOperation): boolean =>
  token === 'bearer' && !handling && !ofSessions.has(service);

/** Asks for the codes with which the bank has some calls confirmed. */
const strongAuthentication = 'sca';

/** Lists for each goal the operations of the bank that a journey for it can call. */
export function goalViews({ language: { contract }, journeys }: Sources): GoalView[] {
  const isProvable = ({ sca }: ContractOperation): boolean => !sca || journeys.has(strongAuthentication);
  // What the bank refuses until another call has prepared it needs a flow of its own.
  const callable = [...contractInWords().operations.values()].filter(
    (each) => isService(each) && isProvable(each) && each.preparedBy.length === 0,
  );
  const services = callable.flatMap((operation) => {
    const sent = sentBy(operation, contract);
    return sent ? [{ operation, sent }] : [];
  });
  return goals.map((goal) => ({
    goal,
    operations: services.filter((each) => serves[goal](each, contract)).map(({ operation: { id } }) => id),
    isBankless: bankless.has(goal),
  }));
}

/** What can be done without asking the bank anything. */
const bankless: ReadonlySet<Goal> = new Set(['tell', 'ask', 'choose']);

type Service = { operation: ContractOperation; sent: Sent };

const reads = ({ operation: { reads: isRead, sca }, sent }: Service): boolean =>
  isRead && !sca && sent.questions.length === 0;

const serves: Readonly<Record<Goal, (service: Service, contract: Contract) => boolean>> = {
  tell: (each, contract) => reads(each) && toldBy(each.operation.id, contract).length > 0,
  choose: (each, contract) => reads(each) && listTold(each.operation.id, contract) !== undefined,
  ask: ({ operation: { reads: isRead, sca, content }, sent }) =>
    !isRead && !sca && content !== 'multipart' && sent.questions.length > 0,
  act: ({ operation: { reads: isRead, sca, content }, sent }) =>
    !isRead && !sca && content !== 'multipart' && sent.questions.length === 0,
  confirm: ({ operation: { reads: isRead, sca } }) => !isRead && sca,
  pay: (each, contract) => {
    const { id } = each.operation;
    const isCommit = contract.operations.get(id)?.commit === true;
    return (
      isCommit &&
      (each.sent.questions.some(asksAmount) || toldBy(id, contract).some(({ format }) => format === 'money'))
    );
  },
  upload: ({ operation: { content } }) => content === 'multipart',
};

const asksAmount = ({ widget }: Sent['questions'][number]): boolean => widget === 'amount';
