import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useAddToBasket, useShop, type PageParams } from 'shared-runtime';
import { Button } from 'shared-ui';
import { productQuery } from '../../api/product-query.ts';
import styles from './product-page.module.css';

export function ProductPage({ params }: { params: PageParams }) {
  const shop = useShop();
  const { data: product } = useSuspenseQuery(productQuery(shop, Number(params.entityId)));
  const add = useAddToBasket();
  return (
    <article className={styles.page}>
      <h1>{product.name}</h1>
      <Button
        pending={add.isPending}
        onClick={() => add.mutate({ productID: product.productId, quantity: 1 })}
      >
        <FormattedMessage id="product.add" />
      </Button>
    </article>
  );
}
