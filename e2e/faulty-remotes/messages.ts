import { storeLocales } from 'shared-contracts/locales';
import type { MessageLoaders } from 'shared-runtime';

/** These remotes speak in plain text, in every language alike. */
export const messages = Object.fromEntries(
  storeLocales.map((locale) => [locale, () => Promise.resolve({ default: {} })]),
) as MessageLoaders;
