import type { ShopImage } from 'shared-contracts/api/fields';
import { pictureOf } from 'shared-contracts/pictures';
import { Picture } from 'shared-ui';
import styles from './image-block.module.css';

/** Width and height reserve the space before the picture is loaded. */
export function ImageBlock({ image, caption }: { image: ShopImage; caption: string | null }) {
  return (
    <figure className={styles.figure}>
      <Picture {...pictureOf(image)} sizes="(min-width: 1025px) 720px, 100vw" className={styles.image} />
      {caption === null ? null : <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
