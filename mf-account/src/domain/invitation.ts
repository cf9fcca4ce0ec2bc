import type { Session } from 'shared-contracts/session';

/**
 * Effect of an invitation. `invited`: its code is in the session of a guest. `unknown`: no member has the code, or it could
 * not be stored. `own`: it is the code of the visitor. `member`: the visitor has an account already, so that it has no effect.
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
