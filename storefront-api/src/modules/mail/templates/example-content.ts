import type { StoreLocale } from 'shared-contracts/locales';
import type { Store } from 'shared-contracts/stores';
import { storeConfig } from '../../stores/config/store-config.ts';
import { storeUrl } from '../../stores/store-url.ts';
import type { MailKind } from '../mail-kinds.ts';
import { isLinkKind, mailedLinks } from '../mailed-links.ts';
import { mailContent, type MailContent } from './mail-content.ts';

const token = 'q3Jc0u5m7lX2vT9sYb1eHn8dKf4gRw6zAoPiUxLtMEk';

/** Returns an example of a mail, for looking at it and for tests. */
export function exampleContent(kind: MailKind, store: Store, locale: StoreLocale): MailContent {
  const path = isLinkKind(kind) ? mailedLinks[kind].path(731, token) : undefined;
  return mailContent({
    kind,
    payload: {
      firstname: 'Anna',
      email: 'anna.berg@example.com',
      network: '203.0.113.24',
      provider: 'Alpenbuch',
      date: '2026-12-07T09:41:00Z',
      ...(path === undefined ? { page: '/order/success/?order=731' } : { path }),
      order: '100000731',
      items:
        '1 × Varnhorn Ridge Set: £349\n– Skis: Varnhorn Ridge 92 (176 cm)\n– Bindings: Varnhorn Lock 11 (100 mm)\n2 × Ardmoor Merino Socks (40–42): £36',
      discount: '£38.50',
      hasDiscount: 'yes',
      delivery: '£12',
      isDeliveryFree: 'no',
      dispatch: 'Standard delivery',
      total: '£358.50',
      vat: '£59.75',
      tracking: 'JD014600003SE',
      hasTracking: 'yes',
      hasPoints: 'yes',
      isWhole: 'no',
      address: 'Anna Berg\n14 Corn Mill Lane\nLS1 4AB Leeds',
      place: 'Anna Berg, 14 Corn Mill Lane, Leeds, LS1 4AB, United Kingdom',
      placeKind: 'address',
      billing: 'Anna Berg, 14 Corn Mill Lane, Leeds, LS1 4AB, United Kingdom',
      hasBilling: 'yes',
      dates: '26 November 2026 – 28 November 2026',
      hasDates: 'yes',
      code: 'RH7KQ3PXVM',
      hasParcel: 'yes',
    },
    store,
    locale,
    config: storeConfig(store),
    occurredAt: new Date('2026-11-23T09:41:00Z'),
    urlOf: (each) => storeUrl('https://{host}', store, each),
  });
}
