import { jest } from '@jest/globals';
import { createMember, newMemberPassword } from '../../../testing/new-member.ts';
import { openChangeTest, type ChangeTest } from '../../../testing/orders/order-changes.ts';
import { call, callFailing } from '../../../testing/test-api.ts';
import { PaymentProviderError } from '../../payments/payment-provider.ts';

let api: ChangeTest;
const store = { store_id: 1 };

beforeAll(async () => {
  api = await openChangeTest();
});
afterAll(() => api.close());

describe('stored payments', () => {
  it('are listed for their provider, and none if it does not answer', async () => {
    const { cookie } = await createMember(api, 'cards@example.com');
    const list = async (provider: string) =>
      (await call(api.app, 'payment-provider-list', { ...store, provider }, { cookie })).data.agreements;
    expect(await list('adyen')).toEqual([{ agreementId: 'card-1', label: 'Visa •••• 1111' }]);
    expect(await list('other')).toEqual([]);
    jest.spyOn(api.payments, 'listTokens').mockRejectedValueOnce(new PaymentProviderError('down'));
    expect(await list('adyen')).toEqual([]);
  });

  it('are deleted with the password only', async () => {
    const { cookie } = await createMember(api, 'deletes-cards@example.com');
    const deleted: string[] = [];
    api.payments.deleteToken = async (_shopper, id) => void deleted.push(id);
    const fields = { ...store, provider: 'adyen', agreementId: 'card-1' };
    const wrong = { ...fields, current_password: 'Wrong-Pass-1' };
    const { body } = await callFailing(api.app, 'payment-provider-delete', wrong, { cookie });
    expect([body.code, deleted]).toEqual(['invalid_credentials', []]);
    const right = { ...fields, current_password: newMemberPassword };
    const { data } = await call(api.app, 'payment-provider-delete', right, { cookie });
    expect([data.agreements.length, deleted]).toEqual([1, ['card-1']]);
  });

  it('are not said to be deleted if the provider does not answer', async () => {
    const { cookie } = await createMember(api, 'keeps-cards@example.com');
    api.payments.deleteToken = () => Promise.reject(new PaymentProviderError('down'));
    const fields = { ...store, provider: 'adyen', agreementId: 'card-1' };
    const right = { ...fields, current_password: newMemberPassword };
    const { status, body } = await callFailing(api.app, 'payment-provider-delete', right, { cookie });
    expect([status, body.code]).toEqual([502, 'provider_unavailable']);
  });
});
