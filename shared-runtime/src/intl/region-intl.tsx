import type { ReactNode } from 'react';
import { createIntl, createIntlCache, RawIntlProvider, type IntlConfig, type IntlShape } from 'react-intl';
import { useShopHost } from '../host/shop-host.ts';

type Messages = NonNullable<IntlConfig['messages']>;

/** Parsed patterns and number formats, for every region and every page that this process makes. */
const formatters = createIntlCache();
/** A release's words are one object for as long as it is loaded, and go with it. */
const known = new WeakMap<object, Map<string, IntlShape>>();

function intlOf(messages: Messages, locale: string, timeZone: string): IntlShape {
  const ofMessages = known.get(messages) ?? new Map<string, IntlShape>();
  known.set(messages, ofMessages);
  const key = `${locale} ${timeZone}`;
  const intl =
    ofMessages.get(key) ??
    rememberingPatterns(createIntl({ locale, defaultLocale: locale, timeZone, messages }, formatters));
  ofMessages.set(key, intl);
  return intl;
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

/** One provider per region: a remote's words are its own, whatever its neighbours are called. */
export function RegionIntl({ messages, children }: { messages: unknown; children: ReactNode }) {
  const { languageTag, store } = useShopHost().context;
  const intl = intlOf(messages as Messages, languageTag, store.timeZone);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
