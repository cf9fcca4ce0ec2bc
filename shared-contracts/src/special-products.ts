/** Products that other systems know by fixed ids (specification §9), by kind. */
const specialIds = {
  /** Sent by e-mail, without a delivery fee; no promotion applies to them. */
  voucher: [3955, 3956, 3957, 3993],
  /** Earns no points, cannot be paid with points and cannot be returned. */
  donation: [16_550],
} as const;

export type SpecialKind = keyof typeof specialIds;

const kinds = new Map<number, SpecialKind>(
  (Object.keys(specialIds) as SpecialKind[]).flatMap((kind) =>
    specialIds[kind].map((id): [number, SpecialKind] => [id, kind]),
  ),
);

/** Returns the kind of a special product; null for any other. */
export function specialKindOf(productId: number): SpecialKind | null {
  return kinds.get(productId) ?? null;
}
