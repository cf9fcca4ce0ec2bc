import { storeLocales } from 'shared-contracts/locales';
import type { MessageLoaders } from 'shared-runtime';

/** The same texts in every language. */
export const messages = Object.fromEntries(
  storeLocales.map((locale) => [locale, () => Promise.resolve({ default: {} })]),
) as MessageLoaders;
