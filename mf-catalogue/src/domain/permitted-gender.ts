import type { Session } from 'shared-contracts/session';

/** Returns the gender for which a visitor permits to choose products; undefined for guests and without the permission. */
export function permittedGender({
  gender,
  isUserLoggedIn,
  restrictSitePersonalisation,
}: Pick<Session, 'gender' | 'isUserLoggedIn' | 'restrictSitePersonalisation'>): number | undefined {
  return isUserLoggedIn && !restrictSitePersonalisation ? (gender ?? undefined) : undefined;
}
