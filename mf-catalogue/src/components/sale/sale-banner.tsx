import type { Sale } from 'shared-contracts/api/catalogue';
import { Link } from 'shared-runtime/router';
import { classNames } from 'shared-ui';
import { useHasEnded } from './sale-countdown.tsx';
import { SaleFacts } from './sale-facts.tsx';
import { SalePicture } from './sale-picture.tsx';
import styles from './sale.module.css';

export interface SaleBannerProps {
  sale: Sale;
  /** True for the first banner of the page: larger, and its picture is loaded first. @default false */
  isFirst?: boolean;
  /** @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** `div` beside the articles of another list. @default 'article' */
  as?: 'article' | 'div';
}

/** Links to a running sale. After its end there is no link. */
export function SaleBanner({
  sale,
  isFirst = false,
  headingLevel = 2,
  as: Element = 'article',
}: SaleBannerProps) {
  const Heading = `h${headingLevel}` as const;
  const hasEnded = useHasEnded(sale.endDate);
  return (
    <Element className={classNames(styles.banner, isFirst && styles.hero, hasEnded && styles.over)}>
      <SalePicture image={sale.image} isFirst={isFirst} />
      <div className={styles.caption}>
        <div>
          {sale.brandName === '' ? null : <p className={styles.brand}>{sale.brandName}</p>}
          <Heading className={styles.title}>
            {hasEnded ? (
              sale.title
            ) : (
              <Link to={sale.url} className={styles.link}>
                {sale.title}
              </Link>
            )}
          </Heading>
          {sale.summary === '' ? null : <p className={styles.summary}>{sale.summary}</p>}
        </div>
        <SaleFacts sale={sale} />
      </div>
    </Element>
  );
}
