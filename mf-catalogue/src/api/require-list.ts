/**
 * Returns a list of an answer. Anything else would fail only while it is rendered, and the page around it with it.
 *
 * @throws {TypeError} if it is no list
 */
export function requireList<Item>(items: Item[]): Item[] {
  if (!Array.isArray(items)) throw new TypeError('The answer has no list of products');
  return items;
}
