import type { ShopImage } from 'shared-contracts/api/fields';
import styles from './image-block.module.css';

/** Width and height keep the room before the picture arrives. */
export function ImageBlock({ image, caption }: { image: ShopImage; caption: string | null }) {
  return (
    <figure className={styles.figure}>
      <img
        src={image.url}
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading="lazy"
        decoding="async"
        className={styles.image}
      />
      {caption === null ? null : <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
