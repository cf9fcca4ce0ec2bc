import type { ShopImage } from 'shared-contracts/api/fields';
import { pictureOf } from 'shared-contracts/pictures';
import { Picture } from 'shared-ui';
import styles from './sale.module.css';

const fullWidthSizes = '(min-width: 1440px) 1400px, 100vw';
const halfWidthSizes = '(min-width: 1440px) 690px, (min-width: 768px) 46vw, 92vw';

/** @param props.isFirst whether it is the largest picture of the page, which is loaded first */
export function SalePicture({ image, isFirst }: { image: ShopImage; isFirst: boolean }) {
  return (
    <Picture
      {...pictureOf(image)}
      alt=""
      sizes={isFirst ? fullWidthSizes : halfWidthSizes}
      priority={isFirst ? 'lead' : 'lazy'}
      className={styles.image}
    />
  );
}
