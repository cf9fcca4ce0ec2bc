import { writeStoredConsent } from 'shared-contracts/consent/consent-cookie';

/** Returns the header of a visitor who accepted or rejected all cookies of a store on an earlier visit. */
export async function answeredCookies(apiUrl: string, storeId: number, isAccepted: boolean): Promise<string> {
  const answer = await fetch(`${apiUrl}/api/config?store_id=${storeId}&keys=cookieConsentVersion`);
  const { cookieConsentVersion: version } = (await answer.json()) as { cookieConsentVersion: string };
  const value = writeStoredConsent({
    accepted_functional: isAccepted,
    accepted_advertising: isAccepted,
    version,
    givenAt: Math.floor(Date.now() / 1000),
    recordId: 'A'.repeat(22),
  });
  return `cookie_consent=${value}`;
}
