import { Stack } from '#ui/kit';
import { Article } from './ArticlesPage.tsx';
import { PhoneList } from './PhoneList.tsx';
import { TitledPage } from './TitledPage.tsx';

/** Shows how to reach the bank, by phone or in writing (ROUTE-21). */
export function ContactsPage() {
  return (
    <TitledPage place="contacts">
      <PhoneList />
      <Stack gap={6}>
        <Article place="contacts.write" />
        <Article place="contacts.care" />
      </Stack>
    </TitledPage>
  );
}
