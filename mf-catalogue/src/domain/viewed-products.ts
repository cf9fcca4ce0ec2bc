/** Specification §9: the new product and nine earlier ones. */
export const maxViewed = 10;

/** Ids with more digits are no ids of the shop: the API rejects them. */
const maxId = 999_999_999;

/** Reads the stored text, which another tab, an older release or an extension may have written. Latest first. */
export function parseViewed(text: string | null): number[] {
  if (text === null) return [];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? viewedOf(list) : [];
  } catch {
    return [];
  }
}

/** Returns the list with these products at its front. */
export function withViewed(list: readonly number[], productIds: readonly number[]): number[] {
  return viewedOf([...productIds, ...list]);
}

/** Keeps the first of equal ids, and no value that is not an id. */
function viewedOf(list: readonly unknown[]): number[] {
  const ids = list.filter((each): each is number => Number.isInteger(each) && isInRange(Number(each)));
  return [...new Set(ids)].slice(0, maxViewed);
}

const isInRange = (id: number) => id >= 1 && id <= maxId;
