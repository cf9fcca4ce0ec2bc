import type { StoreLocale } from 'shared-contracts/locales';

/** An account that exists on every website, for trying the shop. Its address is confirmed. */
export interface InitialMember {
  /** Lower case. */
  email: string;
  firstname: string;
  lastname: string;
  gender: number | null;
  countryId: string;
  /** Locale, such as `en_GB`. */
  language: string;
  groupId: number;
  loyaltyPoints: number;
  isSubscribed: boolean;
  partnersName: string | null;
  joinedDaysAgo: number;
  address: {
    street1: string;
    street2?: string | null;
    city: string;
    region?: string | null;
    postcode: string;
    countryId: string;
    /** E.164. */
    telephone: string;
  };
  /** Orders in the former system, of the first website. @default none */
  historicalOrders?: readonly InitialHistoricalOrder[];
}

/** An order of the former system. Amounts are minor units of `currency`, VAT included. */
export interface InitialHistoricalOrder {
  incrementId: string;
  /** ISO 8601. */
  orderedAt: string;
  currency: string;
  statusLabel: string;
  dispatchMethod: string;
  paymentMethod: string;
  delivery: number;
  vat: number;
  items: readonly {
    sku: string;
    brandName: string;
    name: string;
    options: readonly { name: string; value: string }[];
    qtyOrdered: number;
    /** Per piece. */
    price: number;
  }[];
}

/** Minor units by ISO currency. */
export type AmountsByCurrency = Readonly<Record<string, number>>;

/** A promotion that runs from the first start of the shop, without an end. */
export interface InitialPromotion {
  /** Upper case; null: applies without a code. */
  code: string | null;
  /** By locale. `{amount}` and `{minimum}` are replaced with the amounts of the store's currency. */
  name: Readonly<Record<StoreLocale, string>>;
  effect:
    | { kind: 'percentage'; percent: number }
    | { kind: 'amount'; amounts: AmountsByCurrency }
    | { kind: 'free_delivery' }
    | { kind: 'buy_x_get_y'; buy: number; get: number };
  /** Slugs of brands. @default all */
  brands?: readonly string[];
  /** URL paths of categories. @default all */
  categories?: readonly string[];
  /** Goods from which it applies. @default any */
  minimums?: AmountsByCurrency;
  isFirstOrderOnly?: boolean;
  maxUsesPerMember?: number;
}

/** Port: the shop that is imported into an empty database. */
export interface InitialShop {
  /** Such as `demo-shop`; begins the name of the run in the table `seed_runs`. */
  name: string;
  /** Changes with the content, so that an outdated embedded database is written again. */
  version: string;
  /** Returns the lines of the import file, with sales and prices relative to `now`. The same `now` gives the same lines. */
  lines: (now: Date) => Iterable<string>;
  members: readonly InitialMember[];
  promotions: readonly InitialPromotion[];
  /** Password of every member. */
  password: string;
}
