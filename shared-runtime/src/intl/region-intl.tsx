import type { ReactNode } from 'react';
import { textsOfStore, type TextAudience } from 'shared-contracts/store-texts';
import { createIntl, createIntlCache, RawIntlProvider, type IntlConfig, type IntlShape } from 'react-intl';
import { useShopHost } from '../host/shop-host.ts';

type Messages = NonNullable<IntlConfig['messages']>;
type MessagesById = Readonly<Record<string, Messages[keyof Messages]>>;

/** Cache of parsed patterns and number formats for all regions and pages of this process. */
const formatters = createIntlCache();
/** Cache by catalogue object: it is the same object while its release is loaded, and is collected with it. */
const intlByMessages = new WeakMap<object, Map<string, IntlShape>>();

interface MessageStore extends TextAudience {
  timeZone: string;
}

/**
 * Returns the formatter of a catalogue in the language of the shop's store.
 *
 * @param messages compiled catalogue of one locale
 */
export function storeIntl(
  messages: unknown,
  { languageTag, store }: { languageTag: string; store: MessageStore },
): IntlShape {
  return intlOf(messages as Messages, languageTag, store);
}

function intlOf(messages: Messages, locale: string, store: MessageStore): IntlShape {
  const byStore = intlByMessages.get(messages) ?? new Map<string, IntlShape>();
  intlByMessages.set(messages, byStore);
  const key = `${locale} ${store.timeZone} ${store.country} ${store.kind} ${store.brand}`;
  const intl = byStore.get(key) ?? createStoreIntl(messages, locale, store);
  byStore.set(key, intl);
  return intl;
}

/** Creates the formatter of one store, with the store's own variants of messages. */
function createStoreIntl(messages: Messages, locale: string, store: MessageStore): IntlShape {
  const chosen = textsOfStore(messages as MessagesById, store) as Messages;
  const { timeZone } = store;
  return cachePatterns(createIntl({ locale, defaultLocale: locale, timeZone, messages: chosen }, formatters));
}

/**
 * Caches message formats by the identity of the parsed pattern: the library's own cache serialises the pattern as its
 * key, which takes longer than formatting.
 */
function cachePatterns(intl: IntlShape): IntlShape {
  const patterns = new WeakMap<object, ReturnType<IntlShape['formatters']['getMessageFormat']>>();
  const { getMessageFormat } = intl.formatters;
  intl.formatters.getMessageFormat = (message, ...rest) => {
    if (typeof message === 'string') return getMessageFormat(message, ...rest);
    const pattern = patterns.get(message) ?? getMessageFormat(message, ...rest);
    patterns.set(message, pattern);
    return pattern;
  };
  return intl;
}

/**
 * Provides messages per region, so that message ids of different remotes do not collide. A message may have variants
 * for a store kind, brand or country (`title@outlet`, see `shared-contracts/store-texts`).
 */
export function RegionIntl({ messages, children }: { messages: unknown; children: ReactNode }) {
  const intl = storeIntl(messages, useShopHost().context);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
