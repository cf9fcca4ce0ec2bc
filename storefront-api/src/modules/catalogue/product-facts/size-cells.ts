import type { StoreLocale } from 'shared-contracts/locales';
import { isMeasure } from 'storefront-ports/size-units';
import { numberFormat } from '../../../locale/number-format.ts';

/** Formats a cell of a size guide: measurements with the decimal separator of the locale, size labels unchanged. */
export function sizeCell(cell: string, unit: string, locale: StoreLocale): string {
  if (!isMeasure(unit)) return cell;
  const decimal = numberFormat(locale)
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal');
  return cell.replaceAll(/(?<=\d)\.(?=\d)/g, decimal?.value ?? '.');
}
