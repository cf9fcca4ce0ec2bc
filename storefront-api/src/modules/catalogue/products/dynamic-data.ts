import type * as z from 'zod/mini';
import type { productDynamicSchema } from 'shared-contracts/api/product';
import type { StoreLocale } from 'shared-contracts/locales';
import type { Store } from 'shared-contracts/stores';
import { priceStrategies } from 'shared-contracts/api/price-strategies';

/** A clock is shown where the end is near enough to matter. */
const countdownMs = 48 * 60 * 60 * 1000;
/** From this many buyers in a week on it is worth a word. */
const socialProofFrom = 10;

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

/** The same in a store that is open to everybody. */
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

/** Names of the price strategies as tracking knows them, by their number. */
const strategyNames: Readonly<Record<number, string>> = {
  [priceStrategies.default]: 'default',
  [priceStrategies.blackFriday]: 'black_friday',
  [priceStrategies.sale]: 'sale',
  [priceStrategies.frenchDays]: 'french_days',
  [priceStrategies.priceDrop]: 'price_drop',
  [priceStrategies.newSeason]: 'new_season',
};

interface Moment {
  recentBuyers: number;
  /** The product's own strategy; that of a running sale counts before it. */
  strategy: number;
  sale: { endsAt: Date; strategy: number } | null;
  store: Pick<Store, 'access' | 'locale'>;
  now: Date;
}

/** The strategy by which a product is priced at the moment. */
export function currentStrategy({ strategy, sale }: Pick<Moment, 'strategy' | 'sale'>): number {
  return sale?.strategy ?? strategy;
}

export function dynamicData(moment: Moment): z.infer<typeof productDynamicSchema> {
  const { recentBuyers, sale, store, now } = moment;
  const words = (store.access === 'public' ? openSocialProof : socialProof)[store.locale];
  return {
    socialProofMessage: recentBuyers >= socialProofFrom ? words(recentBuyers) : null,
    countdownClockWorthy: sale !== null && sale.endsAt.getTime() - now.getTime() <= countdownMs,
    type: strategyNames[currentStrategy(moment)] ?? 'default',
    endDate: sale?.endsAt.toISOString() ?? null,
  };
}
