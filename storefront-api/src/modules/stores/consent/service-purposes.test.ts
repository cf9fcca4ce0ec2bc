import { userReceivers } from 'shared-contracts/consent/service-messages';
import { thirdPartyServiceKeys } from 'shared-contracts/consent/third-party-services';
import { storeLocales } from 'shared-contracts/locales';
import { servicePurposes } from './service-purposes.ts';

const address = /e-?mail|e-post|correo electrónico/i;

describe('servicePurposes', () => {
  it.each(storeLocales)(
    'name the address of a member in %s for the services that receive it, and for no other',
    (locale) => {
      const naming = thirdPartyServiceKeys.filter((key) => address.test(servicePurposes[locale][key]));
      expect(naming).toEqual(userReceivers);
    },
  );
});
