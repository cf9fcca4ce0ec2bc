import { maxAddresses } from 'shared-contracts/api/max-addresses';
import type { FailureMessages } from 'shared-forms/failure';

/** Messages of the error codes that the address book answers besides the general ones. */
export const addressFailureMessages: FailureMessages = {
  not_found: 'addresses.gone',
  too_many_addresses: { id: 'addresses.full', values: { max: maxAddresses } },
};

/** The same for the form of an address, which another tab may have deleted: the entries become a new one. */
export const addressFormFailureMessages: FailureMessages = {
  ...addressFailureMessages,
  not_found: 'addresses.goneOnSave',
};
