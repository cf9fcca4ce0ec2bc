import type { ConsentGroup } from 'shared-contracts/consent/consent-groups';
import type { CookieConsent } from 'shared-contracts/session';

/** What a visitor may decide. */
export type ConsentChoice = Pick<CookieConsent, 'accepted_functional' | 'accepted_advertising'>;

export const acceptAll: ConsentChoice = { accepted_functional: true, accepted_advertising: true };
export const rejectAll: ConsentChoice = { accepted_functional: false, accepted_advertising: false };

/** Returns the choice with one group accepted in addition. The default group needs any other one: the functional group. */
export function withGroup(
  { accepted_functional, accepted_advertising }: ConsentChoice,
  group: ConsentGroup,
): ConsentChoice {
  const isMissingAny = group === 'default' && !accepted_advertising;
  return {
    accepted_functional: accepted_functional || group === 'functional' || isMissingAny,
    accepted_advertising: accepted_advertising || group === 'advertising',
  };
}
