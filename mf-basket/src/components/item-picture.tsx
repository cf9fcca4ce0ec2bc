import type { BasketItem } from 'shared-contracts/api/basket';
import { Link } from 'shared-runtime/router';
import styles from './item.module.css';

/** Leads where the product's name beside it leads, so it is silent and out of the tab order. */
export function ItemPicture({ item: { url, image } }: { item: BasketItem }) {
  return (
    <Link to={url} tabIndex={-1} aria-hidden="true" className={styles.picture}>
      <img src={image.url} alt="" width={image.width} height={image.height} loading="lazy" />
    </Link>
  );
}
