import type { Session } from 'shared-contracts/session';

/**
 * What an invitation is for a visitor: `invited`: its code is kept in the session of a guest. `unknown`: no member has the
 * code, or it could not be kept. `own`: it is that of the member. `member`: another member's, which is of no use to a member.
 */
export type InvitationKind = 'invited' | 'unknown' | 'own' | 'member';

/** Returns the kind of the invitation with a code. The session of a guest has a code only if the API knows it. */
export function invitationKind(
  { isUserLoggedIn, referralCode }: Pick<Session, 'isUserLoggedIn' | 'referralCode'>,
  code: string,
): InvitationKind {
  const isSame = referralCode === code;
  if (isUserLoggedIn) return isSame ? 'own' : 'member';
  return isSame ? 'invited' : 'unknown';
}
