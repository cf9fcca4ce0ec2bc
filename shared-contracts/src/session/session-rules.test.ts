import { defaultStore, storeByHost, type Store } from '../stores.ts';
import { sessionDataSchema } from './session-schema.ts';
import { guestSessionData, maySeePrices, toSession } from './session-rules.ts';

const open: Store = { ...defaultStore, access: 'public' };

describe('session', () => {
  it('is the same for every guest of a store, and valid', () => {
    const guest = guestSessionData(defaultStore);
    expect(sessionDataSchema.parse(guest)).toEqual(guest);
    expect(guestSessionData(defaultStore)).toEqual(guest);
  });

  it('derives what the shell reads: names, language, sign-in', () => {
    const french = toSession({ ...guestSessionData(storeByHost('fr.localhost')), id: 7, name: 'Anna' });
    expect(french).toMatchObject({
      isUserLoggedIn: true,
      userName: 'Anna',
      storeLang: 'fr',
      storeIETFLanguageTag: 'fr-FR',
    });
  });

  it('falls back to the default language where the stored one is unknown', () => {
    const session = toSession({ ...guestSessionData(defaultStore), store_locale: 'xx_XX' });
    expect(session.storeIETFLanguageTag).toBe('en-GB');
  });

  it('shows prices to members, and to guests where the store asks for no sign-in', () => {
    const guest = toSession(guestSessionData(defaultStore));
    expect(maySeePrices(guest)).toBe(false);
    expect(maySeePrices({ ...guest, isUserLoggedIn: true })).toBe(true);
    expect(maySeePrices(toSession(guestSessionData(open)))).toBe(true);
  });

  it('never carries a token outward', () => {
    const leaking = { ...guestSessionData(defaultStore), auth_token: 'secret' };
    expect(sessionDataSchema.safeParse(leaking).success).toBe(false);
  });
});
