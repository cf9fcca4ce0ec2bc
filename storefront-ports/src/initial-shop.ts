/** An account that exists on every website, for trying the shop. Its address is confirmed. */
export interface InitialMember {
  /** Lower case. */
  email: string;
  firstname: string;
  lastname: string;
  gender: number | null;
  countryId: string;
  /** Locale, such as `en_GB`. */
  language: string;
  groupId: number;
  loyaltyPoints: number;
  isSubscribed: boolean;
  partnersName: string | null;
  joinedDaysAgo: number;
  address: {
    street1: string;
    street2?: string | null;
    city: string;
    region?: string | null;
    postcode: string;
    countryId: string;
    /** E.164. */
    telephone: string;
  };
}

/** Port: the shop that is imported into an empty database. */
export interface InitialShop {
  /** Such as `demo-shop`; begins the name of the run in the table `seed_runs`. */
  name: string;
  /** Changes with the content, so that an outdated embedded database is written again. */
  version: string;
  /** Returns the lines of the import file, with sales and prices relative to `now`. The same `now` gives the same lines. */
  lines: (now: Date) => Iterable<string>;
  members: readonly InitialMember[];
  /** Password of every member. */
  password: string;
}
