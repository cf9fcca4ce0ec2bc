import type { BundlePart } from 'shared-contracts/api/product';
import { Link } from 'shared-runtime/router';
import { optionField } from '../../domain/basket-request.ts';
import { OptionField } from './option-field.tsx';
import styles from './buy-form.module.css';

export interface BundlePartsProps {
  parts: readonly BundlePart[];
  missing: readonly string[];
  onAnswer: (name: string) => void;
}

/** The parts of a set, each with what there is to choose of it. */
export function BundleParts({ parts, missing, onAnswer }: BundlePartsProps) {
  return parts.map((part) => (
    <fieldset key={part.partId} className={styles.part}>
      <legend className={styles.legend}>{part.label}</legend>
      <p>
        <Link to={part.url}>
          {part.brand_name} {part.name}
        </Link>
      </p>
      {part.options.map((option) => {
        const name = optionField(option.super_attribute_id, part.partId);
        return (
          <OptionField
            key={name}
            name={name}
            option={option}
            isMissing={missing.includes(name)}
            onChoice={onAnswer}
          />
        );
      })}
    </fieldset>
  ));
}
