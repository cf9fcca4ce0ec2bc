import { storedCardErasures } from '../../db/schema/index.ts';
import { createMember, newMemberPassword } from '../../testing/new-member.ts';
import { createFakePayments, type FakePayments } from '../../testing/orders/fake-payments.ts';
import { buildTestApi, call, testSecret, type TestApi } from '../../testing/test-api.ts';
import { sweep } from '../orders/background/sweeper.ts';
import { eraseAccount } from '../privacy/account-deletion.ts';
import { PaymentProviderError } from './payment-provider.ts';
import { shopperReferenceOf } from './shopper-reference.ts';
import { eraseStoredCards } from './stored-cards.ts';
import { unavailableProvider } from './unavailable-provider.ts';

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;

let api: TestApi;
let payments: FakePayments;
/** Stored cards by the shopper's name at the provider. */
let cards: Map<string, string[]>;
let isDown: boolean;
let members = 0;

beforeAll(async () => {
  payments = createFakePayments();
  payments.listTokens = async (shopper) => {
    if (isDown) throw new PaymentProviderError('Unreachable');
    return (cards.get(shopper) ?? []).map((id) => ({ id, label: 'Visa •••• 1111' }));
  };
  payments.deleteToken = async (shopper, tokenId) => {
    cards.set(
      shopper,
      (cards.get(shopper) ?? []).filter((id) => id !== tokenId),
    );
  };
  api = await buildTestApi({ paymentProvider: payments });
});
beforeEach(() => {
  cards = new Map();
  isDown = false;
});
afterAll(() => api.close());

const sweepNow = () =>
  sweep({ db: api.database.db, services: api.app.orderServices, now: () => api.clock.now });
const openErasures = () => api.database.db.$count(storedCardErasures);

/** Deletes the account of a member with two stored cards. Returns the name of the shopper at the provider. */
async function deleteAccount(): Promise<string> {
  members += 1;
  const { id, cookie } = await createMember(api, `cards-${members}@example.com`);
  const shopper = shopperReferenceOf(testSecret, id);
  cards.set(shopper, ['card-1', 'card-2']);
  const password = { store_id: 1, current_password: newMemberPassword };
  await call(api.app, 'account-deletion-request', password, { cookie });
  api.clock.now = new Date(api.clock.now.getTime() + 15 * dayMs);
  await eraseAccount(api.database.db, id, api.clock.now);
  return shopper;
}

describe('stored cards of a deleted account', () => {
  it('are deleted at the provider by the next sweep, and those of other members are not', async () => {
    cards.set('other', ['card-9']);
    const shopper = await deleteAccount();
    await sweepNow();
    expect(cards.get(shopper)).toEqual([]);
    expect(cards.get('other')).toEqual(['card-9']);
    expect(await openErasures()).toBe(0);
  });

  it('are deleted later if the provider is down, and the account is deleted without waiting for it', async () => {
    isDown = true;
    const shopper = await deleteAccount();
    await sweepNow();
    expect(await openErasures()).toBe(1);
    isDown = false;
    await sweepNow();
    expect(cards.get(shopper)).toHaveLength(2);
    api.clock.now = new Date(api.clock.now.getTime() + minuteMs);
    await sweepNow();
    expect(cards.get(shopper)).toEqual([]);
    expect(await openErasures()).toBe(0);
  });

  it('are tried again at least every hour, however often the provider has failed', async () => {
    isDown = true;
    await deleteAccount();
    await api.database.db.update(storedCardErasures).set({ failures: 40 });
    await sweepNow();
    isDown = false;
    api.clock.now = new Date(api.clock.now.getTime() + 60 * minuteMs);
    await sweepNow();
    expect(await openErasures()).toBe(0);
  });

  it('wait in a shop without a payment provider', async () => {
    await deleteAccount();
    const services = { ...api.app.orderServices, provider: unavailableProvider };
    await eraseStoredCards(api.database.db, services, api.clock.now);
    expect(await openErasures()).toBe(1);
  });
});
