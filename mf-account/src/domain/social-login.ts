import { paths } from 'shared-contracts/routes';

/** Which account is to be connected with the person at the provider. */
export type AccountChoice = 'existing' | 'new';

/** Returns what the visitor chose, at first a new account: the shop does not say whether the address has one. */
export function accountChoice(search: Readonly<Record<string, string>>): AccountChoice {
  return search['account'] === 'existing' ? 'existing' : 'new';
}

/** Returns the path of the page with the form for a choice. */
export function choicePath(choice: AccountChoice): string {
  return `${paths.socialLogin}?account=${choice}`;
}

export function otherChoicePath(choice: AccountChoice): string {
  return choicePath(choice === 'existing' ? 'new' : 'existing');
}

/** Returns the values to fill a form with: what was entered before a rejection, else what the provider says. */
export function prefilled(
  login: Readonly<Record<'email' | 'firstname' | 'lastname', string | null>>,
  entered: Readonly<Record<string, string>> | undefined,
): Record<string, string> {
  const { email, firstname, lastname } = login;
  const known = Object.entries({ email, firstname, lastname });
  const values = known.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
  return { ...Object.fromEntries(values), ...entered };
}
