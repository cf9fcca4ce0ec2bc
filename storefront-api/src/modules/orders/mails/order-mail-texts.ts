import type { CheckoutAddress, CollectPoint } from 'shared-contracts/api/checkout';
import { dayText } from 'shared-contracts/day-text';
import { toLanguageTag, type StoreLocale } from 'shared-contracts/locales';
import { countryName } from '../../../locale/display-names.ts';
import type { OrderItemRow, OrderRow } from '../repository.ts';

/** Returns a line such as `2 × Varnhorn Ridge 92 (176 cm)`. */
export function itemLine(
  { brandName, name, options }: Pick<OrderItemRow, 'brandName' | 'name' | 'options'>,
  qty: number,
  locale: StoreLocale,
): string {
  const chosen = options.map(({ value }) => value).join(', ');
  const product = withOptions(`${brandName} ${name}`, chosen);
  return `${new Intl.NumberFormat(toLanguageTag(locale)).format(qty)} × ${product}`;
}

/** Returns a line for each part of a pack, such as `– Skis: Ridge 92 (176 cm)`. */
export function partLines({ parts }: Pick<OrderItemRow, 'parts'>, locale: StoreLocale): string[] {
  return parts.map(({ label, name, options }) => `– ${labelled(label, withOptions(name, options), locale)}`);
}

/** Returns a label and its value as the language writes a colon: French puts a no-break space before it. */
export function labelled(label: string, value: string, locale: StoreLocale): string {
  return `${label}${locale === 'fr_FR' ? '\u{A0}' : ''}: ${value}`;
}

const withOptions = (name: string, options: string): string =>
  options === '' ? name : `${name} (${options})`;

type Texts = Pick<
  OrderRow['texts'],
  'shippingAddress' | 'billingAddress' | 'collectPoint' | 'etaFrom' | 'etaTo'
>;

/** Returns where an order goes to and when, and where its bill goes to, as its mail says them. */
export function placesAndDates(
  { shippingAddress, billingAddress, collectPoint, etaFrom, etaTo }: Texts,
  locale: StoreLocale,
) {
  const address = addressLine(shippingAddress, locale);
  const place = collectPoint === null ? address : pointLine(collectPoint);
  const billing = addressLine(billingAddress, locale);
  const placeKind = collectPoint === null ? ('address' as const) : ('point' as const);
  return {
    place: place ?? '',
    placeKind: place === null ? ('none' as const) : placeKind,
    billing: billing ?? '',
    hasBilling: billing === null ? ('no' as const) : ('yes' as const),
    dates: period(etaFrom, etaTo, locale),
    hasDates: 'yes' as const,
  };
}

/** Countries whose postcode stands below the city. */
const postcodeBelowCity: ReadonlySet<string> = new Set(['GB', 'IE']);

/**
 * Returns an address in one line; null for one that could carry a message. A guest enters any e-mail address, so the mail
 * must say nothing but an address to its recipient.
 */
function addressLine(address: CheckoutAddress, locale: StoreLocale): string | null {
  const { firstname, lastname, company, street1, street2, postcode, city, country_id: country } = address;
  const place = postcodeBelowCity.has(country) ? [city, postcode] : [`${postcode} ${city}`];
  const entered = [`${firstname} ${lastname}`, company, street1, street2, ...place].filter(
    (line) => line !== null && line !== '',
  );
  const line = [...entered, countryName(country, locale)].join(', ');
  return linkPattern.test(line) ? null : line;
}

/** What mail programs make links of, and control characters. A dot of an abbreviation has a space behind it. */
const linkPattern = /\p{Cc}|[\p{Cf}\p{Co}]|\/\/|@|\.\p{L}{2}/u;

const pointLine = ({ name, street, postcode, city }: CollectPoint): string =>
  [name, street, `${postcode} ${city}`].join(', ');

/** @param from first day, seconds since 1970, as midnight in UTC */
function period(from: number, to: number, locale: StoreLocale): string {
  const tag = toLanguageTag(locale);
  const format = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', dateStyle: 'long' });
  const [first, last] = [from, to].map((seconds) => dayText(format.format(seconds * 1000), tag));
  return first === last ? `${first}` : `${first} – ${last}`;
}
