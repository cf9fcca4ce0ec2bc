import forms from 'shared-forms/messages/en_GB.json' with { type: 'json' };
import addressFields from 'shared-forms/messages/address/en_GB.json' with { type: 'json' };
import account from '../messages/account/en_GB.json' with { type: 'json' };
import addresses from '../messages/addresses/en_GB.json' with { type: 'json' };
import button from '../messages/button/en_GB.json' with { type: 'json' };
import entry from '../messages/entry/en_GB.json' with { type: 'json' };
import invitation from '../messages/invitation/en_GB.json' with { type: 'json' };
import agreements from '../messages/agreements/en_GB.json' with { type: 'json' };
import reasons from '../messages/reasons/en_GB.json' with { type: 'json' };
import returns from '../messages/returns/en_GB.json' with { type: 'json' };
import withdrawal from '../messages/withdrawal/en_GB.json' with { type: 'json' };
import orders from '../messages/orders/en_GB.json' with { type: 'json' };
import ownForms from '../messages/forms/en_GB.json' with { type: 'json' };

/** All English messages. */
export const messages = {
  ...forms,
  ...ownForms,
  ...button,
  ...entry,
  ...addressFields,
  ...addresses,
  ...account,
  ...orders,
  ...invitation,
  ...agreements,
  ...reasons,
  ...returns,
  ...withdrawal,
};
