import type { StoreLocale } from 'shared-contracts/locales';
import { numberFormat } from '../../../locale/number-format.ts';

const measures: ReadonlySet<string> = new Set(['cm', 'mm', 'kg']);

/** True for a unit that is measured in; others, such as `uk`, name a system of size labels. */
export const isMeasure = (unit: string): boolean => measures.has(unit);

/** A cell of a size guide: measures with the locale's decimal separator, size labels as they are printed on goods. */
export function sizeCell(cell: string, unit: string, locale: StoreLocale): string {
  if (!isMeasure(unit)) return cell;
  const decimal = numberFormat(locale)
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal');
  return cell.replaceAll(/(?<=\d)\.(?=\d)/g, decimal?.value ?? '.');
}
