import type { ComponentProps, ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { useShopHost } from '../host/shop-host.ts';

type Messages = NonNullable<ComponentProps<typeof IntlProvider>['messages']>;

/** One provider per region: a remote's words are its own, whatever its neighbours are called. */
export function RegionIntl({ messages, children }: { messages: unknown; children: ReactNode }) {
  const { context } = useShopHost();
  return (
    <IntlProvider
      locale={context.languageTag}
      defaultLocale={context.languageTag}
      timeZone={context.store.timeZone}
      messages={messages as Messages}
    >
      {children}
    </IntlProvider>
  );
}
