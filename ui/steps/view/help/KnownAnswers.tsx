import type { BankReplies } from '#schemas';
import { CallableWords, Row, Rows, RowWords } from '#ui/kit';
import type { StepViewProps } from '../step-view.ts';

type Answer = BankReplies['suggestHelp']['suggestions'][number];

/** Shows answers that may spare a message, to be read and no more. */
export function KnownAnswers({ input }: StepViewProps) {
  // The journey hands over what suggestHelp answered, which was held to the contract.
  const answers = input['answers'] as readonly Answer[];
  return (
    <Rows>
      {answers.map(({ id, title, text }) => (
        <Row key={id}>
          <RowWords title={title} note={<CallableWords text={text} />} />
        </Row>
      ))}
    </Rows>
  );
}
