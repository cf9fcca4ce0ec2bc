const maxDepth = 20;

/** Returns whether a value consists of primitives, arrays and plain objects only, so that its serialised form says all of it. */
export function isPlainData(value: unknown, depth = 0): boolean {
  if (value === null || typeof value !== 'object')
    return typeof value !== 'function' && typeof value !== 'symbol';
  if (depth > maxDepth) return false;
  if (Array.isArray(value)) return value.every((item) => isPlainData(item, depth + 1));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  return Object.values(value).every((item) => isPlainData(item, depth + 1));
}
