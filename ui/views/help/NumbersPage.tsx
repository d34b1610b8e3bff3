import { PhoneList } from './PhoneList.tsx';
import { TitledPage } from './TitledPage.tsx';

/** Shows the numbers to call, for who has no page of the bank’s own (ROUTE-24). */
export function NumbersPage() {
  return (
    <TitledPage place="numbers">
      <PhoneList />
    </TitledPage>
  );
}
