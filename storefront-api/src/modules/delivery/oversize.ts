/** Drawings of products whose parcels are too long for the usual tariff. */
const oversizeKinds: ReadonlySet<string> = new Set(['ski', 'touring-ski', 'snowboard', 'splitboard']);

/** Returns whether a product needs an oversize parcel: skis, snowboards, and bundles, which contain one of them. */
export function isOversize({ artKind, productType }: { artKind: string; productType: string }): boolean {
  return productType === 'bundle' || oversizeKinds.has(artKind);
}
