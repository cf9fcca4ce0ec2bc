interface DeliveryTariff {
  /** Minor units. */
  fee: number;
  freeFrom: number;
}

const tariffs: Record<string, DeliveryTariff> = {
  GBP: { fee: 495, freeFrom: 7_500 },
  EUR: { fee: 495, freeFrom: 7_500 },
  DKK: { fee: 3_900, freeFrom: 60_000 },
  SEK: { fee: 4_900, freeFrom: 80_000 },
  NOK: { fee: 5_900, freeFrom: 90_000 },
};

/** Customer group whose members have free standard delivery. */
const insiderGroup = 2;

/** Returns whether standard delivery is free for a member, whatever the goods cost. */
export function hasFreeDelivery(customer: { groupId: number } | null): boolean {
  return customer?.groupId === insiderGroup;
}

/** Returns the delivery tariff of a currency. Throws for an unknown currency. */
export function deliveryTariff(currency: string): DeliveryTariff {
  const tariff = tariffs[currency];
  if (tariff === undefined) throw new Error(`No delivery tariff for ${currency}`);
  return tariff;
}
