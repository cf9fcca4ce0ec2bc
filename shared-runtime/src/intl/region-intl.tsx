import type { ReactNode } from 'react';
import { textsOfStore, type TextAudience } from 'shared-contracts/store-texts';
import { createIntl, createIntlCache, RawIntlProvider, type IntlConfig, type IntlShape } from 'react-intl';
import { useShopHost } from '../host/shop-host.ts';

type Messages = NonNullable<IntlConfig['messages']>;
type MessagesById = Readonly<Record<string, Messages[keyof Messages]>>;

/** Parsed patterns and number formats, for every region and every page that this process makes. */
const formatters = createIntlCache();
/** A release's words are one object for as long as it is loaded, and go with it. */
const known = new WeakMap<object, Map<string, IntlShape>>();

function intlOf(messages: Messages, locale: string, store: TextAudience & { timeZone: string }): IntlShape {
  const ofMessages = known.get(messages) ?? new Map<string, IntlShape>();
  known.set(messages, ofMessages);
  const { timeZone } = store;
  const key = `${locale} ${timeZone} ${store.country} ${store.kind} ${store.brand}`;
  const intl = ofMessages.get(key) ?? createStoreIntl();
  ofMessages.set(key, intl);
  return intl;

  function createStoreIntl(): IntlShape {
    const chosen = textsOfStore(messages as MessagesById, store) as Messages;
    return rememberingPatterns(
      createIntl({ locale, defaultLocale: locale, timeZone, messages: chosen }, formatters),
    );
  }
}

/**
 * A library that is asked for the same parsed pattern again writes it out as text to see that it is the same, which
 * takes longer than to fill it in. Within one set of words it is the same array.
 */
function rememberingPatterns(intl: IntlShape): IntlShape {
  const patterns = new WeakMap<object, ReturnType<IntlShape['formatters']['getMessageFormat']>>();
  const make = intl.formatters.getMessageFormat;
  intl.formatters.getMessageFormat = (message, ...rest) => {
    if (typeof message === 'string') return make(message, ...rest);
    const pattern = patterns.get(message) ?? make(message, ...rest);
    patterns.set(message, pattern);
    return pattern;
  };
  return intl;
}

/**
 * One provider per region: a remote's words are its own, whatever its neighbours are called. A message may have
 * variants for a store kind, brand or country (`title@outlet`, see `shared-contracts/store-texts`).
 */
export function RegionIntl({ messages, children }: { messages: unknown; children: ReactNode }) {
  const { languageTag, store } = useShopHost().context;
  const intl = intlOf(messages as Messages, languageTag, store);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
