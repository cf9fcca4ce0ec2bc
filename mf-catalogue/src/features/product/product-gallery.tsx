import type { ShopImage } from 'shared-contracts/api/fields';
import { pictureOf } from 'shared-contracts/pictures';
import { useIntl } from 'shared-runtime';
import { Picture } from 'shared-ui';
import styles from './product-gallery.module.css';

const mainWidths = { from: 320, to: 1400 };
const leadSizes = '(min-width: 1440px) 800px, (min-width: 1025px) 58vw, (min-width: 768px) 416px, 86vw';
const besideSizes = '(min-width: 1440px) 400px, (min-width: 1025px) 29vw, (min-width: 768px) 416px, 86vw';

/** Renders the pictures side by side on a large screen and as a scrollable row on a phone, without JavaScript. */
export function ProductGallery({ images, isFaded }: { images: readonly ShopImage[]; isFaded: boolean }) {
  const intl = useIntl();
  return (
    // On a phone the row scrolls, and a keyboard must be able to scroll it too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul aria-label={intl.formatMessage({ id: 'product.pictures' })} tabIndex={0} className={styles.gallery}>
      {images.map((image, index) => (
        <li key={image.url} className={styles.frame}>
          <Picture
            {...pictureOf(image, mainWidths)}
            alt={intl.formatMessage(
              { id: 'product.picture' },
              { alt: image.alt, number: index + 1, count: images.length },
            )}
            sizes={index === 0 && images.length % 2 === 1 ? leadSizes : besideSizes}
            priority={index === 0 ? 'lead' : 'lazy'}
            className={isFaded ? styles.faded : styles.image}
          />
        </li>
      ))}
    </ul>
  );
}
