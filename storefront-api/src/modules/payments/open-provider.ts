import { readFileSync } from 'node:fs';
import { describeInvalidSetting } from 'shared-contracts/invalid-settings';
import { ConfigError, type PaymentsConfig } from '../../config.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createSimulatorProvider } from './simulator/simulator-provider.ts';
import { unavailableProvider } from './unavailable-provider.ts';

const minKeyLength = 32;

/**
 * Returns the provider of the composition, or else that of the configuration. Throws {@link ConfigError} in production
 * without a real provider: unpaid orders would be accepted.
 */
export function openPaymentProvider(
  config: PaymentsConfig,
  own: PaymentProvider | undefined,
): PaymentProvider {
  if (own !== undefined) return own;
  if (!config.isEnabled) return unavailableProvider;
  if (config.isProduction) {
    throw new ConfigError(
      'NODE_ENV is production and the shop has no real payment provider: the simulator takes no money. Start the API with a `paymentProvider` of its composition, or with PAYMENTS=off if nothing shall be sold.',
    );
  }
  if (config.simulator === undefined) return unavailableProvider;
  const { url, apiKeyFile, webhookSecretFile } = config.simulator;
  return createSimulatorProvider({
    url,
    apiKey: readKey('PAYMENT_API_KEY_FILE', apiKeyFile),
    webhookSecret: Buffer.from(readKey('PAYMENT_WEBHOOK_SECRET_FILE', webhookSecretFile)),
  });
}

/** Throws {@link ConfigError}, without the path. */
function readKey(variable: string, file: string): string {
  const wrongFile = describeInvalidSetting(
    variable,
    `a file with a key of ${minKeyLength} characters or more, which the provider has too`,
  );
  try {
    const key = readFileSync(file, 'utf8').trim();
    if (key.length >= minKeyLength) return key;
  } catch (cause) {
    throw new ConfigError(wrongFile, { cause });
  }
  throw new ConfigError(wrongFile);
}
