/** Ages of skiers for whom the workshop adjusts bindings, in years. */
const minAge = 3;
const maxAge = 110;

/** First and last year of birth. */
export interface BirthYears {
  min: number;
  max: number;
}

/** Returns the years of birth that the workshop accepts at a time, in milliseconds since the epoch, by the year in UTC. */
export function birthYears(now: number): BirthYears {
  const year = new Date(now).getUTCFullYear();
  return { min: year - maxAge, max: year - minAge };
}
