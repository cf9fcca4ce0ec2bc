import type { Facet } from 'shared-contracts/api/listing';
import type { StoreLocale } from 'shared-contracts/locales';
import { formatMoneyRange, formatWholeMoney, money } from 'shared-contracts/money';
import type { Store } from 'shared-contracts/stores';
import type { Audience } from '../../../db/schema/index.ts';
import { numberFormat } from '../../../locale/number-format.ts';

type Titles = Record<Exclude<Facet['field'], 'attributes'>, string> & { attributes: '' };

const german: Titles = {
  brand: 'Marke',
  size: 'Größe',
  colour: 'Farbe',
  gender: 'Für wen',
  price: 'Preis',
  discount: 'Ersparnis',
  attributes: '',
};

/** Titles of facets. An attribute has a label of its own. */
export const facetTitles: Record<StoreLocale, Titles> = {
  en_GB: {
    brand: 'Brand',
    size: 'Size',
    colour: 'Colour',
    gender: 'For',
    price: 'Price',
    discount: 'Saving',
    attributes: '',
  },
  da_DK: {
    brand: 'Mærke',
    size: 'Størrelse',
    colour: 'Farve',
    gender: 'Til',
    price: 'Pris',
    discount: 'Besparelse',
    attributes: '',
  },
  de_DE: german,
  de_AT: german,
  es_ES: {
    brand: 'Marca',
    size: 'Talla',
    colour: 'Color',
    gender: 'Para',
    price: 'Precio',
    discount: 'Descuento',
    attributes: '',
  },
  fr_FR: {
    brand: 'Marque',
    size: 'Taille',
    colour: 'Couleur',
    gender: 'Pour',
    price: 'Prix',
    discount: 'Remise',
    attributes: '',
  },
  it_IT: {
    brand: 'Marca',
    size: 'Taglia',
    colour: 'Colore',
    gender: 'Per',
    price: 'Prezzo',
    discount: 'Sconto',
    attributes: '',
  },
  sv_SE: {
    brand: 'Märke',
    size: 'Storlek',
    colour: 'Färg',
    gender: 'För',
    price: 'Pris',
    discount: 'Rabatt',
    attributes: '',
  },
};

const germanGenders = { women: 'Damen', men: 'Herren', junior: 'Kinder und Jugendliche', unisex: 'Alle' };

export const genderLabels: Record<StoreLocale, Record<Audience, string>> = {
  en_GB: { women: 'Women', men: 'Men', junior: 'Juniors', unisex: 'Everybody' },
  da_DK: { women: 'Damer', men: 'Herrer', junior: 'Børn og unge', unisex: 'Alle' },
  de_DE: germanGenders,
  de_AT: germanGenders,
  es_ES: { women: 'Mujer', men: 'Hombre', junior: 'Júnior', unisex: 'Todo el mundo' },
  fr_FR: { women: 'Femme', men: 'Homme', junior: 'Junior', unisex: 'Tout le monde' },
  it_IT: { women: 'Donna', men: 'Uomo', junior: 'Bambini e ragazzi', unisex: 'Tutti' },
  sv_SE: { women: 'Dam', men: 'Herr', junior: 'Junior', unisex: 'Alla' },
};

const atLeast: Record<StoreLocale, (percent: string) => string> = {
  en_GB: (percent) => `${percent} or more`,
  da_DK: (percent) => `${percent} eller mere`,
  de_DE: (percent) => `ab ${percent}`,
  de_AT: (percent) => `ab ${percent}`,
  es_ES: (percent) => `${percent} o más`,
  fr_FR: (percent) => `${percent} et plus`,
  it_IT: (percent) => `almeno ${percent}`,
  sv_SE: (percent) => `minst ${percent}`,
};

export function discountText(percent: number, locale: StoreLocale): string {
  return atLeast[locale](numberFormat(locale, { style: 'percent' }).format(percent / 100));
}

const andMore: Record<StoreLocale, (amount: string) => string> = {
  en_GB: (amount) => `${amount} and over`,
  da_DK: (amount) => `Fra ${amount}`,
  de_DE: (amount) => `ab ${amount}`,
  de_AT: (amount) => `ab ${amount}`,
  es_ES: (amount) => `Desde ${amount}`,
  fr_FR: (amount) => `${amount} et plus`,
  it_IT: (amount) => `Da ${amount}`,
  sv_SE: (amount) => `Från ${amount}`,
};

const upTo: Record<StoreLocale, (amount: string) => string> = {
  en_GB: (amount) => `Under ${amount}`,
  da_DK: (amount) => `Under ${amount}`,
  de_DE: (amount) => `unter ${amount}`,
  de_AT: (amount) => `unter ${amount}`,
  es_ES: (amount) => `Menos de ${amount}`,
  fr_FR: (amount) => `Moins de ${amount}`,
  it_IT: (amount) => `Meno di ${amount}`,
  sv_SE: (amount) => `Under ${amount}`,
};

/** Cache by band and store, a few hundred entries: formatting takes as long as the rest of all facets. */
const bandLabels = new Map<string, string>();

/** Returns the label of a price band, in minor units of the store's currency. `to` is exclusive. */
export function bandText(from: number, to: number | null, store: Store): string {
  const key = `${from} ${to} ${store.id}`;
  const text = bandLabels.get(key) ?? writeBand(from, to, store);
  bandLabels.set(key, text);
  return text;
}

function writeBand(from: number, to: number | null, store: Store): string {
  const { currency, locale } = store;
  if (to === null) return andMore[locale](formatWholeMoney(money(from, currency), store));
  if (from === 0) return upTo[locale](formatWholeMoney(money(to, currency), store));
  return formatMoneyRange(money(from, currency), money(to, currency), store);
}

const steps = [0, 5_000, 10_000, 20_000, 40_000, 80_000];
const steppedCurrencies = ['DKK', 'SEK', 'NOK'];

/** Returns the lower ends of the price bands in minor units. They are ten times as high in Scandinavian currencies. */
export function priceBands(currency: string): number[] {
  return steppedCurrencies.includes(currency) ? steps.map((step) => step * 10) : steps;
}
