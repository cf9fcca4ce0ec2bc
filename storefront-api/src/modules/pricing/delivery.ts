interface DeliveryTariff {
  /** Minor units. */
  fee: number;
  freeFrom: number;
}

const tariffs: Record<string, DeliveryTariff> = {
  GBP: { fee: 495, freeFrom: 7_500 },
  EUR: { fee: 495, freeFrom: 7_500 },
};

/** In the currency's minor unit. An empty basket costs nothing to deliver. */
export function deliveryFee(currency: string, subtotal: number): number {
  const tariff = tariffs[currency];
  if (tariff === undefined) throw new Error(`No delivery tariff for ${currency}`);
  return subtotal === 0 || subtotal >= tariff.freeFrom ? 0 : tariff.fee;
}
