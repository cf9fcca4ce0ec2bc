import type { EndpointName } from 'shared-contracts/api';
import { endpoints } from 'shared-contracts/api';
import { passwordEndpoints } from 'shared-contracts/api/password-endpoints';
import { demoPassword } from 'demo-shop/data/members';
import type { PasswordHasher } from '../../visit/visit.ts';
import { passwordsOf } from '../../plugins/contract-calls/contract-routes.ts';
import { buildTestApi, send, signIn, type TestApi } from '../../testing/test-api.ts';
import { testPasswords } from '../../testing/test-passwords.ts';

let hashes = 0;
const countingHasher: PasswordHasher = {
  hash: (password) => {
    hashes += 1;
    return testPasswords.hash(password);
  },
  verify: (passwordHash, password) => {
    hashes += 1;
    return testPasswords.verify(passwordHash, password);
  },
};

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi({ passwords: countingHasher });
});
afterAll(() => api.close());

const newPassword = 'Deep-Snow-1';
const member = { firstname: 'Kim', lastname: 'Lund', country_id: 'SE', language: 'sv_SE', newsletter: false };
const requests: Record<(typeof passwordEndpoints)[number]['name'], Record<string, unknown>> = {
  login: { email: 'anna@example.com', password: demoPassword },
  signup: { ...member, email: 'hash@example.com', password: newPassword },
  'reset-password': { id: 1, token: 'any', password: newPassword, password_confirmation: newPassword },
  'customer-details-update': { email: 'anna-2@example.com', current_password: demoPassword },
  'account-deletion-request': { current_password: 'Wrong-Pass-1' },
  'place-order-with-password': {
    idempotencyKey: 'order-of-a-stored-card',
    quoteId: 1,
    version: 1,
    expectedTotal: 0,
    methodCode: 'adyen_oneclick',
    tokenId: 'card-1',
    termsAccepted: true,
    current_password: 'Wrong-Pass-1',
  },
  'payment-provider-delete': { provider: 'adyen', agreementId: 'card-1', current_password: 'Wrong-Pass-1' },
};

describe('passwordEndpoints', () => {
  it.each(passwordEndpoints)('lists $name, which hashes a password', async ({ name }) => {
    const cookie = await signIn(api.app, 'anna@example.com');
    // Before that a stored card asks for no password.
    api.clock.now = new Date(api.clock.now.getTime() + 31 * 60_000);
    hashes = 0;
    await send(api.app, name, { ...requests[name], store_id: 1 }, { cookie });
    expect(hashes).toBeGreaterThan(0);
  });

  it('is complete, because every other endpoint gets a hasher that throws', async () => {
    const others = (Object.keys(endpoints) as EndpointName[]).filter(
      (name) => !passwordEndpoints.some((each) => each.name === name),
    );
    expect(others.length).toBeGreaterThan(40);
    hashes = 0;
    for (const name of others) {
      const { hash, verify } = passwordsOf(name, countingHasher);
      expect(() => hash('a')).toThrow(`${name} hashes a password and is not in passwordEndpoints`);
      expect(() => verify(null, 'a')).toThrow('is not in passwordEndpoints');
    }
    expect(hashes).toBe(0);
  });
});
