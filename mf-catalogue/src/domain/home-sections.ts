import type { Sale } from 'shared-contracts/api/catalogue';

export interface SalesOfHome {
  sales: readonly Sale[];
  /** Ids of sales. */
  endingSoon: readonly number[];
  justStarted: readonly number[];
  followed: readonly number[];
}

export interface HomeSections {
  /** The first sale, shown large; null without any. */
  lead: Sale | null;
  followed: Sale[];
  endingSoon: Sale[];
  justStarted: Sale[];
  /** Further sales with their pictures. */
  more: Sale[];
  /** Those for which the page has no room: shown by name only. */
  rest: Sale[];
}

/** Sales with a picture, so that the page stays light however many run. */
export const maxPictured = 14;
/** So many more get one too, instead of a list of one or two names. */
const minListed = 3;
/** One sale alone would be as wide as the first one. Pairs leave no hole in two columns. */
const minPerSection = 2;
const maxPerSection = 4;

/** Divides the running sales into the sections of the home page. Every sale is in one of them. */
export function homeSections({ sales, endingSoon, justStarted, followed }: SalesOfHome): HomeSections {
  const left = new Map(sales.map((sale) => [sale.saleId, sale]));
  const take = (ids: readonly number[]): Sale[] => {
    const taken = ids.flatMap((id) => left.get(id) ?? []).slice(0, maxPerSection);
    if (taken.length < minPerSection) return [];
    for (const { saleId } of taken) left.delete(saleId);
    return taken;
  };
  const [lead = null] = sales;
  if (lead !== null) left.delete(lead.saleId);
  const sections = { followed: take(followed), endingSoon: take(endingSoon), justStarted: take(justStarted) };
  const others = [...left.values()];
  const room = Math.max(0, maxPictured - (sales.length - others.length));
  if (others.length - room < minListed) return { lead, ...sections, more: others, rest: [] };
  return { lead, ...sections, more: others.slice(0, room), rest: others.slice(room) };
}
