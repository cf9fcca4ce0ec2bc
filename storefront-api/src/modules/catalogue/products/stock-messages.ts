import type { Product } from 'shared-contracts/api/product';
import type { StoreLocale } from 'shared-contracts/locales';
import { stockState } from '../stock-state.ts';

interface StockMessages {
  in_stock: string;
  last_items: (left: number) => string;
  sold_out: string;
}

const german: StockMessages = {
  in_stock: 'Auf Lager',
  last_items: (left) => (left === 1 ? 'Nur noch 1 Stück' : `Nur noch ${left} Stück`),
  sold_out: 'Ausverkauft',
};

const messages: Record<StoreLocale, StockMessages> = {
  en_GB: { in_stock: 'In stock', last_items: (left) => `Only ${left} left`, sold_out: 'Sold out' },
  da_DK: { in_stock: 'På lager', last_items: (left) => `Kun ${left} tilbage`, sold_out: 'Udsolgt' },
  de_DE: german,
  de_AT: german,
  es_ES: {
    in_stock: 'En stock',
    last_items: (left) => (left === 1 ? 'Solo queda 1' : `Solo quedan ${left}`),
    sold_out: 'Agotado',
  },
  fr_FR: {
    in_stock: 'En stock',
    last_items: (left) => (left === 1 ? 'Plus qu’un exemplaire' : `Plus que ${left} exemplaires`),
    sold_out: 'Épuisé',
  },
  it_IT: {
    in_stock: 'Disponibile',
    last_items: (left) => (left === 1 ? 'Ne resta solo 1' : `Ne restano solo ${left}`),
    sold_out: 'Esaurito',
  },
  sv_SE: { in_stock: 'I lager', last_items: (left) => `Bara ${left} kvar`, sold_out: 'Slutsåld' },
};

/** Describes a stock in the language of the store. */
export function describeStock(stock: number, locale: StoreLocale): NonNullable<Product['stock']> {
  const state = stockState(stock);
  if (state !== 'last_items') return { state, left: null, message: messages[locale][state] };
  return { state, left: stock, message: messages[locale].last_items(stock) };
}
