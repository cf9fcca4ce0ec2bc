import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useShop, type PageParams } from 'shared-runtime';
import { relatedSalesQuery } from '../../../api/related-sales-query.ts';
import { PageBreadcrumbs } from '../../../components/page/page-breadcrumbs.tsx';
import { PageFrame } from '../../../components/page/page-frame.tsx';
import { readSubject } from '../../../domain/listing/listing-selection.ts';
import { DeferredRelatedSales } from '../related-content/deferred-related-content.ts';
import { SaleEnded } from '../sale-ended.tsx';
import styles from '../listing-page.module.css';

/** Without related sales all running ones are shown. */
const anySale = {};

/** Renders the page of a sale that has ended: its name, and the sales that run. */
export function EndedSalePage({ params: { entityId, pageType } }: { params: PageParams }) {
  const subject = useMemo(() => readSubject({ entityId, pageType }), [entityId, pageType]);
  const { data } = useQuery(relatedSalesQuery(useShop(), subject));
  const name = data?.endedSale?.title;
  return (
    <PageFrame>
      {name === undefined ? null : <PageBreadcrumbs breadcrumbs={[{ name }]} />}
      <header className={styles.head}>
        <h1>{name ?? <FormattedMessage id="sale.endedText" />}</h1>
        <SaleEnded />
      </header>
      <DeferredRelatedSales subject={data?.sales.length === 0 ? anySale : subject} />
    </PageFrame>
  );
}
