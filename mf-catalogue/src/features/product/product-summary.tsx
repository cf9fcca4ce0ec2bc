import { Fragment } from 'react';
import type { Product } from 'shared-contracts/api/product';
import { Link } from 'shared-runtime/router';
import { ProductPriceBlock } from '../../components/price/product-price.tsx';
import { withoutReduction } from '../../domain/price-display.ts';
import { DeferredOfferFacts } from './deferred-parts.ts';
import styles from './product-summary.module.css';

/** Longest hyphenated word that fits a line of a phone, in characters. */
const maxWordLength = 16;

/** Returns whether a word is not broken at its hyphen, such as “all-mountain”. */
const isKeptTogether = (word: string) => word.includes('-') && word.length <= maxWordLength;

/**
 * Renders brand, name and price. A sold-out product has its last price without a reduction, which is no longer offered;
 * a product that the store sells no more has none.
 */
export function ProductSummary({ product }: { product: Product }) {
  const { brand, name, price, inStock, isSold } = product;
  return (
    <header className={styles.summary}>
      <Link to={brand.url} className={styles.brand}>
        {brand.name}
      </Link>
      <h1 className={styles.name}>
        {name.split(' ').map((word, index) => (
          <Fragment key={index}>
            {index > 0 && ' '}
            {isKeptTogether(word) ? <span className={styles.word}>{word}</span> : word}
          </Fragment>
        ))}
      </h1>
      {isSold === false ? null : (
        <div className={styles.price}>
          <ProductPriceBlock price={inStock ? price : withoutReduction(price)} size="large" />
        </div>
      )}
      {inStock ? <DeferredOfferFacts product={product} /> : null}
    </header>
  );
}
