import { memo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useShop } from 'shared-runtime';
import { relatedSalesQuery } from '../../../api/related-sales-query.ts';
import type { ListingSubject } from '../../../domain/listing/listing-selection.ts';
import { SaleList } from './sale-list.tsx';

export interface RelatedSalesProps {
  subject: ListingSubject;
}

/** Renders running sales near the subject of a list; nothing if there are none or they are not loaded. */
export const RelatedSales = memo(function RelatedSales({ subject }: RelatedSalesProps) {
  const sales = useQuery(relatedSalesQuery(useShop(), subject)).data?.sales ?? [];
  return <SaleList sales={sales} title={<FormattedMessage id="listing.relatedSales" />} />;
});
