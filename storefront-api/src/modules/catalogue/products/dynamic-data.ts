import type * as z from 'zod/mini';
import type { productDynamicSchema } from 'shared-contracts/api/product';
import type { StoreLocale } from 'shared-contracts/locales';
import type { Store } from 'shared-contracts/stores';
import { priceStrategies } from 'shared-contracts/api/price-strategies';

/** A countdown is shown for this time before the end of a sale. */
const countdownMs = 48 * 60 * 60 * 1000;
/** Minimum number of buyers in a week for a message. */
const minBuyersForSocialProof = 10;

const socialProof: Record<StoreLocale, (count: number) => string> = {
  en_GB: (count) => `Bought by ${count} members this week`,
  da_DK: (count) => `Købt af ${count} medlemmer i denne uge`,
  de_DE: (count) => `Diese Woche von ${count} Mitgliedern gekauft`,
  de_AT: (count) => `Diese Woche von ${count} Mitgliedern gekauft`,
  es_ES: (count) => `Comprado por ${count} miembros esta semana`,
  fr_FR: (count) => `Acheté par ${count} membres cette semaine`,
  it_IT: (count) => `Acquistato da ${count} iscritti questa settimana`,
  sv_SE: (count) => `Köpt av ${count} medlemmar den här veckan`,
};

/** Messages for stores without membership. */
const openSocialProof: Record<StoreLocale, (count: number) => string> = {
  en_GB: (count) => `Bought by ${count} people this week`,
  da_DK: (count) => `Købt af ${count} personer i denne uge`,
  de_DE: (count) => `Diese Woche von ${count} Leuten gekauft`,
  de_AT: (count) => `Diese Woche von ${count} Leuten gekauft`,
  es_ES: (count) => `Comprado por ${count} personas esta semana`,
  fr_FR: (count) => `Acheté par ${count} personnes cette semaine`,
  it_IT: (count) => `Acquistato da ${count} persone questa settimana`,
  sv_SE: (count) => `Köpt av ${count} personer den här veckan`,
};

/** Names of the price strategies in tracking events. */
const strategyNames: Readonly<Record<number, string>> = {
  [priceStrategies.default]: 'default',
  [priceStrategies.blackFriday]: 'black_friday',
  [priceStrategies.sale]: 'sale',
  [priceStrategies.frenchDays]: 'french_days',
  [priceStrategies.priceDrop]: 'price_drop',
  [priceStrategies.newSeason]: 'new_season',
};

interface DynamicInput {
  recentBuyers: number;
  /** The product's own strategy. That of a running sale takes precedence. */
  strategy: number;
  sale: { endsAt: Date; strategy: number } | null;
  store: Pick<Store, 'access' | 'locale'>;
  now: Date;
}

/** Returns the current price strategy of a product. */
export function currentStrategy({ strategy, sale }: Pick<DynamicInput, 'strategy' | 'sale'>): number {
  return sale?.strategy ?? strategy;
}

export function dynamicData(input: DynamicInput): z.infer<typeof productDynamicSchema> {
  const { recentBuyers, sale, store, now } = input;
  const messageOf = (store.access === 'public' ? openSocialProof : socialProof)[store.locale];
  return {
    socialProofMessage: recentBuyers >= minBuyersForSocialProof ? messageOf(recentBuyers) : null,
    countdownClockWorthy: sale !== null && sale.endsAt.getTime() - now.getTime() <= countdownMs,
    type: strategyNames[currentStrategy(input)] ?? 'default',
    endDate: sale?.endsAt.toISOString() ?? null,
  };
}
