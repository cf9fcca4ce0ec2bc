import type { BasketItem } from 'shared-contracts/api/basket';
import { pictureOf } from 'shared-contracts/pictures';
import { Link } from 'shared-runtime/router';
import { Picture } from 'shared-ui';
import styles from './item.module.css';

const thumbnail = { from: 80, to: 320 };

/**
 * Links to the product like the name beside it, so it is hidden from assistive technology and not in the tab order.
 */
export function ItemPicture({ item: { url, image } }: { item: BasketItem }) {
  return (
    <Link to={url} tabIndex={-1} aria-hidden="true" className={styles.picture}>
      <Picture {...pictureOf(image, thumbnail)} alt="" sizes="96px" />
    </Link>
  );
}
