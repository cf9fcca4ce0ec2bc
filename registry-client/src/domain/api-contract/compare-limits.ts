import type { Alternative } from './schema-alternatives.ts';

/** Returns whether every number that is sent is within the limits of those that are read. */
export function compareNumbers(sent: Alternative, read: Alternative): boolean {
  const [mine, theirs] = [rangeOf(sent), rangeOf(read)];
  const isAbove = mine.min > theirs.min || (mine.min === theirs.min && (!theirs.isOpenMin || mine.isOpenMin));
  const isBelow = mine.max < theirs.max || (mine.max === theirs.max && (!theirs.isOpenMax || mine.isOpenMax));
  return isAbove && isBelow && isMultiple(sent, read);
}

function rangeOf({ type, literal, fields }: Alternative) {
  if (literal) {
    const value = Number(literal.value);
    return { min: value, max: value, isOpenMin: false, isOpenMax: false };
  }
  // A limit that is no number is NaN, with which no comparison holds.
  const numberOf = (keyword: string, missing: number) => {
    const value = fields[keyword] ?? missing;
    return typeof value === 'number' ? value : NaN;
  };
  const [min, openMin] = [numberOf('minimum', -Infinity), numberOf('exclusiveMinimum', -Infinity)];
  const [max, openMax] = [numberOf('maximum', Infinity), numberOf('exclusiveMaximum', Infinity)];
  return {
    ...safely(type, { min: Math.max(min, openMin), max: Math.min(max, openMax) }),
    isOpenMin: openMin >= min && openMin > -Infinity,
    isOpenMax: openMax <= max && openMax < Infinity,
  };
}

/** JSON from JavaScript has no whole numbers beyond the safe ones, which some schemas write as limits. */
function safely(type: string | undefined, { min, max }: { min: number; max: number }) {
  if (type !== 'integer') return { min, max };
  return { min: Math.max(min, Number.MIN_SAFE_INTEGER), max: Math.min(max, Number.MAX_SAFE_INTEGER) };
}

function isMultiple(sent: Alternative, read: Alternative): boolean {
  const step = read.fields['multipleOf'];
  if (step === undefined) return true;
  if (typeof step !== 'number' || step <= 0) return false;
  const values = [sent.literal?.value, sent.fields['multipleOf'], sent.type === 'integer' ? 1 : undefined];
  return values.some((value) => typeof value === 'number' && Number.isInteger(value / step));
}

/** Returns whether every text that is sent is one that is read. No pattern is run: they must be the same. */
export function compareTexts(sent: Alternative, read: Alternative): boolean {
  const { minLength = 0, maxLength = Infinity, patterns = [], format } = read.fields;
  const needed = patterns as string[];
  if (sent.literal) {
    const length = Array.from(String(sent.literal.value)).length;
    return (
      needed.length === 0 &&
      format === undefined &&
      length >= Number(minLength) &&
      length <= Number(maxLength)
    );
  }
  const { fields } = sent;
  const given = (fields['patterns'] ?? []) as string[];
  return (
    Number(fields['minLength'] ?? 0) >= Number(minLength) &&
    Number(fields['maxLength'] ?? Infinity) <= Number(maxLength) &&
    needed.every((pattern) => given.includes(pattern)) &&
    (format === undefined || fields['format'] === format)
  );
}

/** Returns whether every list that is sent has a length that is read. */
export function compareLists(sent: Alternative, read: Alternative): boolean {
  const limit = ({ fields }: Alternative, keyword: string, missing: number) =>
    Number(fields[keyword] ?? missing);
  return (
    limit(sent, 'minItems', 0) >= limit(read, 'minItems', 0) &&
    limit(sent, 'maxItems', Infinity) <= limit(read, 'maxItems', Infinity)
  );
}
