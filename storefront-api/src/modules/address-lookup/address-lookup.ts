/** A place of a postcode. */
export interface Place {
  city: string;
  /** Code of a country whose addresses have regions, else null. */
  region: string | null;
}

/** A source of places by postcode, such as a service of a post office. */
export interface AddressLookup {
  /**
   * Returns the places of a postcode; empty if the source does not know it.
   *
   * @param postcode in the format of the country
   */
  placesOf: (country: string, postcode: string) => Promise<readonly Place[]>;
}
