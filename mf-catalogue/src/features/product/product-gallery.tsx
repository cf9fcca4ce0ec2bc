import type { ShopImage } from 'shared-contracts/api/fields';
import { useIntl } from 'shared-runtime';
import styles from './product-gallery.module.css';

/** Side by side on a large screen, one after the other under the thumb on a phone; no script moves them. */
export function ProductGallery({ images, isFaded }: { images: readonly ShopImage[]; isFaded: boolean }) {
  const intl = useIntl();
  return (
    // On a phone it scrolls, and a keyboard must be able to scroll it too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul aria-label={intl.formatMessage({ id: 'product.pictures' })} tabIndex={0} className={styles.gallery}>
      {images.map((image, index) => (
        <li key={image.url} className={styles.frame}>
          <img
            src={image.url}
            alt={intl.formatMessage(
              { id: 'product.picture' },
              { alt: image.alt, number: index + 1, count: images.length },
            )}
            width={image.width}
            height={image.height}
            loading={index === 0 ? 'eager' : 'lazy'}
            fetchPriority={index === 0 ? 'high' : 'auto'}
            decoding={index === 0 ? 'sync' : 'async'}
            className={isFaded ? styles.faded : styles.image}
          />
        </li>
      ))}
    </ul>
  );
}
