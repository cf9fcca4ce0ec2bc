const dayMs = 24 * 60 * 60 * 1000;

/** Returns the moment `days` before `now` in ISO 8601; negative days are after it. */
export const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * dayMs).toISOString();
