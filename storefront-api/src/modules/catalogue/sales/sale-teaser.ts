import type { Sale } from 'shared-contracts/api/catalogue';
import { bannerImage } from '../../media/images.ts';
import type { CatalogueContext } from '../context.ts';
import type { ListingIndex } from '../listing-index/index-data.ts';
import { maxDiscountOf } from './max-discount.ts';
import type { SaleRow } from './sale-repository.ts';

export function toSale(
  row: SaleRow,
  index: ListingIndex,
  { market, prices }: Pick<CatalogueContext, 'market' | 'prices'>,
): Sale {
  const title = row.title[market.locale];
  return {
    saleId: row.id,
    title,
    summary: row.summary[market.locale] ?? '',
    brandName: row.brandName ?? '',
    url: `/event/${row.slug}`,
    image: bannerImage(row, title),
    startDate: row.startsAt.toISOString(),
    endDate: row.endsAt.toISOString(),
    maxDiscount: prices.percent(maxDiscountOf(index, market.list, row.id)),
  };
}
