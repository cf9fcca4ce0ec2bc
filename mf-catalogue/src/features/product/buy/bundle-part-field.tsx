import type { BundlePart } from 'shared-contracts/api/product';
import { pictureOf } from 'shared-contracts/pictures';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Alert, Picture } from 'shared-ui';
import { optionField, partField } from '../../../domain/buying/form-fields.ts';
import type { RestoredFields } from '../../../domain/buying/restored-fields.ts';
import { OptionField } from './option-field.tsx';
import { SizeGuideLink } from './size-guide-link.tsx';
import styles from './bundle-part-field.module.css';

const thumbnail = { from: 80, to: 320 };

export interface BundlePartFieldProps {
  part: BundlePart;
  isInvalid: (field: string) => boolean;
  restored: RestoredFields;
}

/** Renders one product of a bundle with its options. */
export function BundlePartField({ part, isInvalid, restored }: BundlePartFieldProps) {
  const { partId, label, name, productId, brand_name: brand, url, image, options, inStock, sizeGuide } = part;
  return (
    <fieldset className={styles.part}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.product}>
        {/* Decorative: the name beside it says what it shows. */}
        <Picture {...pictureOf(image, thumbnail)} alt="" sizes="96px" className={styles.image} />
        <p>
          <span className={styles.brand}>{brand}</span>
          <Link to={url} className={styles.name}>
            {name}
          </Link>
        </p>
      </div>
      {/* The form announces why it was rejected, below its button. */}
      {isInvalid(partField(partId)) || !inStock ? (
        <Alert kind="danger" isAnnounced={false}>
          <FormattedMessage
            id={inStock ? 'product.failed.outOfStock' : 'product.soldOut.title'}
            tagName="p"
          />
        </Alert>
      ) : null}
      {options.map((option) => {
        const field = optionField(option.super_attribute_id, partId);
        return (
          <OptionField
            key={option.super_attribute_id}
            option={option}
            name={field}
            isMissing={isInvalid(field)}
            restored={restored[field]}
          />
        );
      })}
      {sizeGuide ? <SizeGuideLink code={sizeGuide} productId={productId} of={name} /> : null}
    </fieldset>
  );
}
