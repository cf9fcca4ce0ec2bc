import type { StoreLocale } from 'shared-contracts/locales';
import { numberFormat } from '../../../locale/number-format.ts';

/** Formats a cell of a size guide: numbers with the decimal separator of the locale, as in the options of products. */
export function sizeCell(cell: string, locale: StoreLocale): string {
  const decimal = numberFormat(locale)
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal');
  return cell.replaceAll(/(?<=\d)\.(?=\d)/g, decimal?.value ?? '.');
}
