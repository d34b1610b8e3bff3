import { openPage } from './open-page.tsx';
import { PhonePage } from './phone/PhonePage.tsx';

openPage(<PhonePage />);
