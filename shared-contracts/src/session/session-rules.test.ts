import { defaultStore, storeByHost, type Store } from '../stores/stores.ts';
import { audienceName, audienceOf } from './audience.ts';
import { sessionDataSchema } from './session-schema.ts';
import { audienceSession, guestSessionData, maySeePrices, toSession } from './session-rules.ts';

const open: Store = { ...defaultStore, access: 'public' };

/** The fields of specification §3, in its order. */
const sessionFields =
  'id name email store_id store_code website_id store_type first_visit newsletterActionTaken restrictEmailPersonalisation restrictSitePersonalisation isSubscribed group segment gender auto_login loginRequired free_delivery_enabled store_locale delivery_country billing_country accepts_cookie is_confirmed subscribeAbandonedBasket auth_token flash_messages referralCode abTests createdAt isSignupEvent current_orders partnersName cookieConsentPreferences';
const shellFields =
  'storeId userId userName isUserLoggedIn isConfirmed storeType storeLocale storeLang storeIETFLanguageTag';

describe('session', () => {
  it('has the fields of the specification, and toSession adds those of the shell', () => {
    // `firstName` is an addition of this shop, for greetings.
    const fields = Object.keys(sessionDataSchema.shape).filter((name) => name !== 'firstName');
    expect(fields.join(' ')).toBe(sessionFields);
    const { cookieConsentPreferences, flash_messages: flashMessages, abTests } = sessionDataSchema.shape;
    expect(Object.keys(flashMessages.shape)).toEqual(['error', 'success']);
    expect(Object.keys(abTests._zod.def.element.shape)).toEqual(['abTestCode', 'abTestVariationCode']);
    expect(Object.keys(cookieConsentPreferences.shape)).toEqual([
      'cookie_consent_given',
      'accepted_functional',
      'accepted_advertising',
    ]);
    const session = toSession(guestSessionData(defaultStore));
    for (const field of shellFields.split(' ')) expect(session).toHaveProperty(field);
  });

  it('guestSessionData is valid and the same for every guest of a store', () => {
    const guest = guestSessionData(defaultStore);
    expect(sessionDataSchema.parse(guest)).toEqual(guest);
    expect(guestSessionData(defaultStore)).toEqual(guest);
  });

  it('guestSessionData has the country and the language of the store', () => {
    const countriesOf = (store: Store) => {
      const {
        delivery_country: delivery,
        billing_country: billing,
        store_locale: locale,
      } = guestSessionData(store);
      return [delivery, billing, locale];
    };
    expect(countriesOf(defaultStore)).toEqual(['GB', 'GB', 'en_GB']);
    expect(countriesOf(storeByHost('fr.localhost'))).toEqual(['FR', 'FR', 'fr_FR']);
  });

  it('toSession derives name, language and sign-in', () => {
    const guest = guestSessionData(storeByHost('fr.localhost'));
    const french = toSession({ ...guest, id: 7, name: 'Anna', is_confirmed: true });
    expect(french).toMatchObject({
      isUserLoggedIn: true,
      userId: 7,
      userName: 'Anna',
      isConfirmed: true,
      storeId: 13,
      storeType: 'private',
      storeLocale: 'fr_FR',
      storeLang: 'fr',
      storeIETFLanguageTag: 'fr-FR',
    });
  });

  it('toSession falls back to the default language for an unknown one', () => {
    const session = toSession({ ...guestSessionData(defaultStore), store_locale: 'xx_XX' });
    expect(session.storeIETFLanguageTag).toBe('en-GB');
  });

  it('maySeePrices is true for members, and for guests of an open store', () => {
    const guest = toSession(guestSessionData(defaultStore));
    expect(maySeePrices(guest)).toBe(false);
    expect(maySeePrices({ ...guest, isUserLoggedIn: true })).toBe(true);
    expect(maySeePrices(toSession(guestSessionData(open)))).toBe(true);
  });

  it('audienceSession is the same for all confirmed members of a customer group', () => {
    const guest = guestSessionData(defaultStore);
    const members = [7, 8].map((id) => ({
      ...guest,
      id,
      name: `Member ${id}`,
      firstName: `First ${id}`,
      email: `${id}@example.com`,
      group: 2,
      gender: id % 2,
      segment: `segment-${id}`,
      is_confirmed: true,
      delivery_country: id === 7 ? 'FR' : 'IT',
      current_orders: id,
      createdAt: `2026-01-0${id}T00:00:00Z`,
      referralCode: `code-${id}`,
      flash_messages: { error: [], success: [`Hello ${id}`] },
    }));
    const [first, second] = members.map((member) => audienceSession(member, defaultStore));
    expect(second).toEqual(first);
    expect(first).toEqual({ ...guest, id: -1, group: 2, is_confirmed: true });
    expect(audienceSession(guest, defaultStore)).toEqual(guest);
  });

  it('audienceOf names store, sign-in and group', () => {
    const guest = guestSessionData(defaultStore);
    const member = { ...guest, id: 7, group: 2, is_confirmed: true };
    const { id: storeId } = defaultStore;
    expect(audienceOf(guest)).toBe(audienceName({ storeId, isMember: false, group: 0 }));
    expect(audienceOf(member)).toBe(audienceName({ storeId, isMember: true, group: 2 }));
    const names = [
      guest,
      member,
      { ...member, group: 3 },
      { ...member, store_id: 12 },
      { ...guest, store_id: 12 },
    ].map(audienceOf);
    expect(new Set(names).size).toBe(5);
  });

  it('rejects a token in an answer', () => {
    const leaking = { ...guestSessionData(defaultStore), auth_token: 'secret' };
    expect(sessionDataSchema.safeParse(leaking).success).toBe(false);
  });
});
