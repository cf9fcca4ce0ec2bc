import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { userSync } from 'shared-contracts/descriptors/customer';
import { paths } from 'shared-contracts/routes';
import type { Failure } from 'shared-forms/failure';
import type { PageParams } from 'shared-runtime';

const names = ['details', 'region', 'email', 'password'] as const;

/** Every form of the page changes a part of the account and is rejected by itself. */
export type AccountFormName = (typeof names)[number];

export function isAccountForm(name: string | undefined): name is AccountFormName {
  return names.some((each) => each === name);
}

export interface AccountFormProps {
  details: CallResponse<typeof userSync>;
  /** Failure of a post of this form without JavaScript, from the URL. */
  failure: Failure | null;
  /** What was entered before such a failure. */
  entered: PageParams['enteredValues'];
  onSaved: () => void;
}

/** Returns the path that a rejection of a form returns to without JavaScript, with the form in view. */
export const backTo = (form: AccountFormName) => `${paths.accountInformation}?part=${form}#${form}`;
