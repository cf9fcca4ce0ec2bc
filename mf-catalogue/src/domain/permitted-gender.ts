import type { Session } from 'shared-contracts/session';

type Visitor = Pick<Session, 'gender' | 'isUserLoggedIn' | 'restrictSitePersonalisation'>;

/** Returns the gender of a member who permits to personalise the site. */
export function permittedGender({
  gender,
  isUserLoggedIn,
  restrictSitePersonalisation,
}: Visitor): number | undefined {
  return isUserLoggedIn && !restrictSitePersonalisation ? (gender ?? undefined) : undefined;
}
