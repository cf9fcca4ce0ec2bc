import type { ShopImage } from 'shared-contracts/api/fields';
import { pictureOf } from 'shared-contracts/pictures';
import { classNames, Picture } from 'shared-ui';
import styles from './sale.module.css';

const pageWide = '(min-width: 1440px) 1400px, 100vw';
const halfAPage = '(min-width: 1440px) 690px, (min-width: 768px) 50vw, 100vw';

/** @param props.isFirst the page's largest picture: fetched before anything else. */
export function SalePicture({ image, isFirst }: { image: ShopImage; isFirst: boolean }) {
  return (
    <Picture
      {...pictureOf(image)}
      alt=""
      sizes={isFirst ? pageWide : halfAPage}
      priority={isFirst ? 'lead' : 'lazy'}
      className={classNames(styles.image, isFirst && styles.large)}
    />
  );
}
