const lengths: ReadonlySet<number> = new Set([8, 12, 13, 14]);

/**
 * Returns the check digit that follows these digits in a GTIN of any length: the weights 3 and 1 alternate from the right.
 * Source: GS1 General Specifications, section 7.9.
 */
export function gtinCheckDigit(digits: string): number {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** Returns true for a Global Trade Item Number of 8, 12, 13 or 14 digits whose check digit is right. */
export function isGtin(text: string): boolean {
  if (!/^\d+$/.test(text) || !lengths.has(text.length) || /^0+$/.test(text)) return false;
  return gtinCheckDigit(text.slice(0, -1)) === Number(text.at(-1));
}

/** Returns the number in 14 digits, in which GTINs of all lengths are compared: leading zeros do not change a GTIN. */
export const gtin14 = (gtin: string): string => gtin.padStart(14, '0');
