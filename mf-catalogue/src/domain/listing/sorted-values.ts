/** Returns each value once: numbers in their order, then words. */
export function sortedValues(values: Iterable<string>): string[] {
  return [...new Set(values)].sort((one, other) => {
    const [isNumber, isOtherNumber] = [/^\d+$/.test(one), /^\d+$/.test(other)];
    if (isNumber && isOtherNumber) return Number(one) - Number(other) || one.length - other.length;
    if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
    return one < other ? -1 : 1;
  });
}
