import type { FullStoreConfig } from 'shared-contracts/api/shop';
import type { DeliveryMethod } from 'shared-contracts/api/checkout';
import type { Store } from 'shared-contracts/stores';
import { money } from 'shared-contracts/money';
import { estimateDelivery, speedOf, toTimestamp } from './estimate.ts';
import { carrierLabels, methodLabels } from './method-labels.ts';
import { methodPrice, methodTariff, oversizeSurcharge, type DeliveredGoods } from './method-tariffs.ts';

interface MethodRequest {
  store: Store;
  collectPoints: FullStoreConfig['collectPoints'];
  /** Destination. */
  country: string;
  goods: DeliveredGoods & {
    /** Working days until dispatch of each parcel; empty if everything is sent by e-mail. */
    parcels: readonly number[];
  };
  now: Date;
}

const carriers = { standard: 'parcel', express: 'express' } as const;
const collectPrefix = 'collect-';

/** Returns the delivery methods of a basket to a country; empty for a country without delivery. */
export function deliveryMethods(request: MethodRequest): DeliveryMethod[] {
  const { store, collectPoints, country, goods } = request;
  const home = (kind: 'standard' | 'express') => method(request, kind, kind, carriers[kind]);
  // Shops and lockers take no skis, and stand in the store's own country only.
  const canCollect = collectPoints.isEnabled && country === store.country && !goods.isOversize;
  const collect = canCollect && goods.needsParcel ? collectPoints.carriers : [];
  return [
    ...home('standard'),
    ...(goods.needsParcel ? home('express') : []),
    ...collect.flatMap((carrier) => method(request, `${collectPrefix}${carrier}`, 'collect', carrier)),
  ];
}

function method(
  { store, country, goods, now }: MethodRequest,
  code: string,
  kind: DeliveryMethod['kind'],
  carrier: string,
): DeliveryMethod[] {
  const { currency, locale } = store;
  const estimateOf = (days: number) => estimateDelivery(now, days, country, speedOf(kind));
  // From the first day of the first parcel to the last day of the last one, so that it agrees with those of the lines.
  const first = estimateOf(Math.min(...(goods.parcels.length > 0 ? goods.parcels : [1])));
  const last = estimateOf(Math.max(1, ...goods.parcels));
  if (first === null || last === null) return [];
  const { freeFrom } = methodTariff(kind, currency);
  const surcharge = oversizeSurcharge(goods, currency);
  const place = kind === 'collect' ? carrierLabels[carrier]?.[locale] : undefined;
  const label = methodLabels[locale][kind];
  return [
    {
      code,
      carrier,
      kind,
      // French puts a space, which must not break, before the colon.
      label: place === undefined ? label : `${label}${locale === 'fr_FR' ? '\u00A0' : ''}: ${place}`,
      price: money(methodPrice(kind, goods, currency), currency),
      freeFrom: freeFrom === null ? null : money(freeFrom, currency),
      oversize: surcharge === 0 ? null : money(surcharge, currency),
      etaFrom: toTimestamp(first.from),
      etaTo: toTimestamp(last.to),
    },
  ];
}
