import type { Basket } from 'shared-contracts/api/basket';
import type { StoreLocale } from 'shared-contracts/locales';
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

/** Returns the parcels of a basket: one from the warehouse, and one from each supplier that sends itself. */
export function parcelsOf(lines: readonly LineDetails[], locale: StoreLocale): Basket['groups'] {
  const groups = Map.groupBy(lines, (line) => (line.isDropship ? `supplier-${line.brandId}` : ownWarehouse));
  return [...groups].map(([id, group]) => ({
    id,
    label: parcelLabel(id, group[0]?.brandName ?? '', locale),
    cartItemIds: group.map(({ lineId }) => lineId),
    dispatchDays: Math.max(...group.map(({ dispatchDays }) => dispatchDays)),
  }));
}

/** Says where a parcel comes from. `brand`: of its goods. */
export function parcelLabel(id: string, brand: string, locale: StoreLocale): string {
  return id === ownWarehouse ? labels[locale].warehouse : labels[locale].supplier(brand);
}
