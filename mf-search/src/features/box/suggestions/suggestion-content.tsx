import { pictureOf } from 'shared-contracts/pictures';
import { FormattedMessage, useIntl, useMoneyFormat } from 'shared-runtime';
import { ClockIcon, Picture, Price } from 'shared-ui';
import type { Suggestion } from '../../../domain/suggestions.ts';
import type { ShownPrice } from '../../../domain/shown-price.ts';
import type { Option } from './option.ts';
import styles from './suggestion-content.module.css';

const thumbnail = { from: 80, to: 240 };

/** Renders the content of an option: a text, and for products and sales a picture beside it. */
export function SuggestionContent({ kind, suggestion }: Option) {
  if (kind === 'products' || kind === 'sales') return <PicturedContent suggestion={suggestion} />;
  return (
    <>
      {kind === 'recent' ? <ClockIcon className={styles.icon} /> : null}
      <span className={styles.text} dir="auto">
        {suggestion.text}
      </span>
    </>
  );
}

function PicturedContent({ suggestion: { text, detail, image, price, saving } }: { suggestion: Suggestion }) {
  return (
    <>
      <span className={styles.picture}>
        {image ? <Picture {...pictureOf(image, thumbnail)} alt="" sizes="56px" /> : null}
      </span>
      <div className={styles.texts}>
        {detail === undefined ? null : <span className={styles.detail}>{detail} </span>}
        <span className={styles.name}>{text} </span>
        {price ? <ProductPrice price={price} /> : null}
        {saving === undefined ? null : (
          <span className={styles.saving}>
            <FormattedMessage id="box.upTo" values={{ saving }} />
          </span>
        )}
      </div>
    </>
  );
}

function ProductPrice({ price: { current, previous } }: { price: ShownPrice }) {
  const intl = useIntl();
  const formatMoney = useMoneyFormat();
  return (
    <Price
      size="small"
      current={formatMoney(current)}
      previous={previous === null ? undefined : formatMoney(previous)}
      labels={{
        current:
          previous === null
            ? intl.formatMessage({ id: 'price.regular' })
            : intl.formatMessage({ id: 'price.current' }),
        previous: intl.formatMessage({ id: 'price.rrp' }),
      }}
      showPreviousLabel
    />
  );
}
