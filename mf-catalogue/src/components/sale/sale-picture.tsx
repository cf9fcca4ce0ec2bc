import type { ShopImage } from 'shared-contracts/api/fields';
import { classNames } from 'shared-ui';
import styles from './sale.module.css';

/** @param props.isFirst the page's largest picture: fetched before anything else. */
export function SalePicture({ image, isFirst }: { image: ShopImage; isFirst: boolean }) {
  return (
    <img
      src={image.url}
      alt=""
      width={image.width}
      height={image.height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding={isFirst ? 'sync' : 'async'}
      className={classNames(styles.image, isFirst && styles.large)}
    />
  );
}
