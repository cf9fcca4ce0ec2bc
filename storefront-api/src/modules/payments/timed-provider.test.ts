import { Registry } from 'prom-client';
import { createFakePayments } from '../../testing/orders/fake-payments.ts';
import { PaymentProviderError } from './payment-provider.ts';
import { timedProvider } from './timed-provider.ts';
import { unavailableProvider } from './unavailable-provider.ts';

const countOf = async (register: Registry, call: string) =>
  new RegExp(`payment_provider_duration_seconds_count\\{call="${call}"\\} (\\d+)`).exec(
    await register.metrics(),
  )?.[1];

describe('timedProvider', () => {
  it('answers as the provider does, and counts the call', async () => {
    const register = new Registry();
    const provider = timedProvider(createFakePayments(), register);
    await expect(provider.confirm('unknown')).resolves.toBeNull();
    expect(await countOf(register, 'confirm')).toBe('1');
  });

  it('counts a call that fails, and passes the error on', async () => {
    const register = new Registry();
    const provider = timedProvider(unavailableProvider, register);
    await expect(provider.capture('psp', { amount: 100, currency: 'GBP' }, 'reference')).rejects.toThrow(
      PaymentProviderError,
    );
    expect(await countOf(register, 'capture')).toBe('1');
  });
});
