import { App } from './App.tsx';
import { openPage } from './open-page.tsx';
import { BankProvider } from './server/BankProvider.tsx';

openPage(
  <BankProvider>
    <App />
  </BankProvider>,
);
