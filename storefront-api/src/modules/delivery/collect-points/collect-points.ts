import type { CollectPoint } from 'shared-contracts/api/checkout';

/** A source of collect points, such as a carrier's service. */
export interface CollectPoints {
  /**
   * Returns the points of a carrier near a postcode, the nearest first.
   *
   * @param postcode in any form that shoppers type
   */
  near(search: CollectPointSearch): Promise<CollectPoint[]>;
  /** Returns a point of a carrier; null for an unknown id. The distance is null. */
  find(carrier: string, country: string, id: string): Promise<CollectPoint | null>;
}

export interface CollectPointSearch {
  carrier: string;
  country: string;
  postcode: string;
  /** Points that are further away are left out. */
  radiusKm: number;
}
