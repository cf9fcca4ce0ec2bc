import { userReceivers } from 'shared-contracts/consent/service-messages';
import { storeLocales } from 'shared-contracts/locales';
import { servicePurposes } from './service-purposes.ts';

/** Name and e-mail address in each language. */
const userData = /(name|navn|Namen|nombre|nom|nome|namn)\b.*(email|e-mail|E-Mail|correo|e-post)/;

describe('servicePurposes', () => {
  it.each(storeLocales)('says in %s which services receive the name and address of a member', (locale) => {
    const named = Object.entries(servicePurposes[locale]).filter(([, purpose]) => userData.test(purpose));
    expect(named.map(([key]) => key)).toEqual(userReceivers);
  });
});
