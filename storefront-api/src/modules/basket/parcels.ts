import type { Basket } from 'shared-contracts/api/basket';
import type { StoreLocale } from 'shared-contracts/locales';
import { isSentByParcel } from '../pricing/special-products.ts';
import type { LineDetails } from './lines/line-details.ts';

interface ParcelLabels {
  warehouse: string;
  supplier: (brand: string) => string;
}

const german: ParcelLabels = {
  warehouse: 'Versand aus unserem Lager',
  supplier: (brand) => `Versand direkt von ${brand}`,
};

const labels: Record<StoreLocale, ParcelLabels> = {
  en_GB: { warehouse: 'Sent from our warehouse', supplier: (brand) => `Sent directly by ${brand}` },
  da_DK: { warehouse: 'Sendes fra vores lager', supplier: (brand) => `Sendes direkte fra ${brand}` },
  de_DE: german,
  de_AT: german,
  es_ES: {
    warehouse: 'Se envía desde nuestro almacén',
    supplier: (brand) => `Lo envía directamente ${brand}`,
  },
  fr_FR: {
    warehouse: 'Expédié depuis notre entrepôt',
    supplier: (brand) => `Expédié directement par ${brand}`,
  },
  it_IT: {
    warehouse: 'Spedito dal nostro magazzino',
    supplier: (brand) => `Spedito direttamente da ${brand}`,
  },
  sv_SE: { warehouse: 'Skickas från vårt lager', supplier: (brand) => `Skickas direkt från ${brand}` },
};

const ownWarehouse = 'warehouse';

/** What the parcel of a line depends on. */
export type ParcelLine = Pick<LineDetails, 'productId' | 'isDropship' | 'brandId' | 'dispatchDays'>;

const parcelIdOf = ({ isDropship, brandId }: ParcelLine) =>
  isDropship ? `supplier-${brandId}` : ownWarehouse;

/**
 * Returns the working days until dispatch of each line that is sent: a parcel waits for the last of its goods, so its
 * lines have one estimate. What is sent by e-mail has none.
 */
export function parcelDispatchDays<Line extends ParcelLine>(lines: readonly Line[]): Map<Line, number> {
  const sent = lines.filter(({ productId }) => isSentByParcel(productId));
  const parcels = Map.groupBy(sent, parcelIdOf);
  return new Map(sent.map((line) => [line, lastDispatch(parcels.get(parcelIdOf(line)) ?? [])]));
}

const lastDispatch = (lines: readonly ParcelLine[]) =>
  Math.max(1, ...lines.map(({ dispatchDays }) => dispatchDays));

/** Returns the parcels of a basket: one from the warehouse, and one from each supplier that sends itself. */
export function parcelsOf(lines: readonly LineDetails[], locale: StoreLocale): Basket['groups'] {
  const groups = Map.groupBy(lines, parcelIdOf);
  return [...groups].map(([id, group]) => ({
    id,
    label: parcelLabel(id, group[0]?.brandName ?? '', locale),
    cartItemIds: group.map(({ lineId }) => lineId),
    dispatchDays: lastDispatch(group.filter(({ productId }) => isSentByParcel(productId))),
  }));
}

/** Says where a parcel comes from. `brand`: of its goods. */
export function parcelLabel(id: string, brand: string, locale: StoreLocale): string {
  return id === ownWarehouse ? labels[locale].warehouse : labels[locale].supplier(brand);
}
