import { storeLocales } from 'shared-contracts/locales';
import { stores } from 'shared-contracts/stores';
import { storeConfig } from '../stores/config/store-config.ts';
import { listPaymentMethods, offeredMethods, type MethodsRequest } from './methods.ts';
import { PaymentProviderError } from './payment-provider.ts';
import { unavailableProvider } from './unavailable-provider.ts';

const card = { id: 'tok_1', label: 'Visa •••• 1111' };
const withCards = { ...unavailableProvider, listTokens: async () => [card] };
const methods = ['adyen_cc', 'adyen_oneclick', 'adyen_hpp', 'paypal_express'];

const list = (request: Partial<MethodsRequest> = {}) =>
  listPaymentMethods({
    store: { locale: 'en_GB' },
    config: { paymentMethods: methods, payLater: { isEnabled: true, provider: 'invoice' } },
    provider: withCards,
    shopperReference: 'shopper',
    log: { warn: () => {} },
    ...request,
  });
const codes = async (request?: Partial<MethodsRequest>) => (await list(request)).map(({ code }) => code);

describe('listPaymentMethods', () => {
  it('returns the methods of the store in its order, with the stored cards of one click only', async () => {
    expect(await list()).toEqual([
      { code: 'adyen_cc', kind: 'card', label: 'Credit or debit card', tokens: [] },
      { code: 'adyen_oneclick', kind: 'one_click', label: 'Saved card', tokens: [card] },
      { code: 'adyen_hpp', kind: 'open_invoice', label: 'Pay later by invoice', tokens: [] },
      { code: 'paypal_express', kind: 'paypal_express', label: 'PayPal Express', tokens: [] },
    ]);
  });

  it('offers an open invoice only in a store that has it', async () => {
    const config = { paymentMethods: methods, payLater: { isEnabled: false, provider: null } };
    expect(await codes({ config })).not.toContain('adyen_hpp');
  });

  it('offers one click neither to a guest nor to a member without cards', async () => {
    expect(await codes({ shopperReference: null })).not.toContain('adyen_oneclick');
    const provider = { ...withCards, listTokens: async () => [] };
    expect(await codes({ provider })).not.toContain('adyen_oneclick');
  });

  it('offers everything else if the provider does not answer', async () => {
    const warnings: unknown[] = [];
    const log = { warn: (entry: unknown) => warnings.push(entry) };
    const failing = async (): Promise<never> => {
      throw new PaymentProviderError('down');
    };
    const listed = await codes({ provider: { ...unavailableProvider, listTokens: failing }, log });
    expect(listed).toEqual(['adyen_cc', 'adyen_hpp', 'paypal_express']);
    expect(warnings).toEqual([{ err: expect.any(PaymentProviderError) }]);
  });

  it('does not ask for cards if the store has no one click', async () => {
    const config = { paymentMethods: ['adyen_cc'], payLater: { isEnabled: false, provider: null } };
    const listTokens = () => Promise.reject(new Error('asked'));
    expect(await codes({ config, provider: { ...withCards, listTokens } })).toEqual(['adyen_cc']);
  });

  it.each(storeLocales)('has a label for every kind in %s', async (locale) => {
    const config = {
      paymentMethods: [...methods, 'braintree_paypal', 'wallet'],
      payLater: { isEnabled: true, provider: null },
    };
    const labels = (await list({ store: { locale }, config })).map(({ label }) => label);
    expect(new Set(labels).size).toBe(6);
    expect(labels.includes('Saved card')).toBe(locale === 'en_GB');
  });
});

describe('offeredMethods', () => {
  it('leaves out unknown and repeated codes', () => {
    const config = {
      paymentMethods: ['checkmo', 'braintree', 'braintree'],
      payLater: { isEnabled: false, provider: null },
    };
    expect(offeredMethods(config)).toEqual([{ code: 'braintree', kind: 'card' }]);
  });

  it.each(stores.map((store) => [store.id, store] as const))(
    'finds a kind for every method of store %i, and a card or PayPal among them',
    (_id, store) => {
      const config = storeConfig(store);
      const kinds = offeredMethods({ ...config, payLater: { isEnabled: true, provider: null } });
      expect(kinds).toHaveLength(config.paymentMethods.length);
      expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['card', 'paypal']));
    },
  );
});
