import type { StoreLocale } from 'shared-contracts/locales';
import { stores } from 'shared-contracts/stores';
import type { RecordInputOf } from 'storefront-ports/import-format';

type Redirect = RecordInputOf<'redirect'>;

const moved = (fromPath: string, toUrl: string): Redirect => ({
  type: 'redirect',
  fromPath,
  toUrl,
  status: 301,
});

/** Redirects of all locales: URLs of the former shop and ones that visitors type. */
const everywhere: readonly Redirect[] = [
  moved('/skis', '/products/skis'),
  moved('/ski-boots', '/products/ski-boots'),
  moved('/ski-bindings', '/products/ski-bindings'),
  moved('/bindings', '/products/ski-bindings'),
  moved('/ski-poles', '/products/ski-poles'),
  moved('/snowboards', '/products/snowboarding/snowboards'),
  moved('/products/snowboards', '/products/snowboarding/snowboards'),
  moved('/snowboarding', '/products/snowboarding'),
  moved('/clothing', '/products/clothing'),
  moved('/jackets', '/products/clothing/jackets'),
  moved('/products/ski-jackets', '/products/clothing/jackets'),
  moved('/gloves', '/products/clothing/gloves'),
  moved('/helmets', '/products/protection/helmets'),
  moved('/goggles', '/products/protection/goggles'),
  moved('/backcountry', '/products/backcountry'),
  moved('/products/avalanche', '/products/backcountry/avalanche-safety'),
  moved('/backpacks', '/products/backcountry/backpacks'),
  moved('/all', '/products'),
  moved('/new', '/products?order=newest'),
  moved('/faq', '/frequently-asked-questions'),
  moved('/faqs', '/frequently-asked-questions'),
  moved('/help', '/frequently-asked-questions'),
  moved('/cookies', '/cookie-policy'),
  moved('/privacy', '/privacy-policy'),
  moved('/contact', '/contact-us'),
  moved('/about', '/about-us'),
  moved('/delivery', '/delivery-and-returns'),
  moved('/shipping', '/delivery-and-returns'),
  moved('/returns', '/delivery-and-returns'),
  moved('/sizes', '/size-guides'),
  moved('/basket', '/checkout/cart/'),
  moved('/cart', '/checkout/cart/'),
  moved('/checkout/cart/index', '/checkout/cart/'),
  moved('/journal', 'https://journal.offpiste.example/'),
  { type: 'redirect', fromPath: '/advice', toUrl: '/size-guides', status: 302 },
];

const german = [
  moved('/ski-schuhe', '/products/ski-boots'),
  moved('/skischuhe', '/products/ski-boots'),
  moved('/ski-jacken', '/products/clothing/jackets'),
  moved('/helme', '/products/protection/helmets'),
  moved('/versand', '/delivery-and-returns'),
  moved('/kontakt', '/contact-us'),
];

/** Redirects by locale: URLs of the former shops were in the language of their country. */
const byLocale: Partial<Record<StoreLocale, readonly Redirect[]>> = {
  de_DE: german,
  de_AT: [...german, moved('/hauben', '/products/clothing/hats')],
  da_DK: [
    moved('/skistovler', '/products/ski-boots'),
    moved('/skijakker', '/products/clothing/jackets'),
    moved('/hjelme', '/products/protection/helmets'),
    moved('/levering', '/delivery-and-returns'),
    moved('/kontakt', '/contact-us'),
  ],
  es_ES: [
    moved('/botas-de-esqui', '/products/ski-boots'),
    moved('/chaquetas-de-esqui', '/products/clothing/jackets'),
    moved('/cascos', '/products/protection/helmets'),
    moved('/envios', '/delivery-and-returns'),
    moved('/contacto', '/contact-us'),
  ],
  fr_FR: [
    moved('/chaussures-de-ski', '/products/ski-boots'),
    moved('/vestes-de-ski', '/products/clothing/jackets'),
    moved('/casques', '/products/protection/helmets'),
    moved('/livraison', '/delivery-and-returns'),
    moved('/nous-contacter', '/contact-us'),
  ],
  it_IT: [
    moved('/scarponi', '/products/ski-boots'),
    moved('/giacche-da-sci', '/products/clothing/jackets'),
    moved('/caschi', '/products/protection/helmets'),
    moved('/spedizioni', '/delivery-and-returns'),
    moved('/contatti', '/contact-us'),
  ],
  sv_SE: [
    moved('/pjaxor', '/products/ski-boots'),
    moved('/skidjackor', '/products/clothing/jackets'),
    moved('/hjalmar', '/products/protection/helmets'),
    moved('/leverans', '/delivery-and-returns'),
    moved('/kontakt', '/contact-us'),
  ],
};

export const redirects: readonly Redirect[] = [
  ...everywhere,
  ...stores.flatMap((store) =>
    (byLocale[store.locale] ?? []).map((redirect) => ({ ...redirect, storeId: store.id })),
  ),
];
