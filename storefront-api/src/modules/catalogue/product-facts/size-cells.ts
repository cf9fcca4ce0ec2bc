import type { StoreLocale } from 'shared-contracts/locales';
import { numberFormat } from '../../../locale/number-format.ts';

const measures: ReadonlySet<string> = new Set(['cm', 'mm', 'kg']);

/** Returns true for a unit of measurement. Other units, such as `uk`, name a system of size labels. */
export const isMeasure = (unit: string): boolean => measures.has(unit);

/** Formats a cell of a size guide: measurements with the decimal separator of the locale, size labels unchanged. */
export function sizeCell(cell: string, unit: string, locale: StoreLocale): string {
  if (!isMeasure(unit)) return cell;
  const decimal = numberFormat(locale)
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal');
  return cell.replaceAll(/(?<=\d)\.(?=\d)/g, decimal?.value ?? '.');
}
