import { useQuery } from '@tanstack/react-query';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useIntl, useShop } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { bestsellersQuery } from '../../../api/bestsellers-query.ts';
import { departmentsQuery } from '../../../api/departments-query.ts';
import { ProductGrid } from '../../../components/product-card/product-grid.tsx';
import { CategoryLinks } from '../../../components/category-links/category-links.tsx';
import styles from './suggestions.module.css';

/** Two rows on a desktop. */
export const suggestedBestsellers = 8;

/** Renders what a list without products leads to: departments, bestsellers and help. Leaves out what is not loaded. */
export function Suggestions() {
  const intl = useIntl();
  const shop = useShop();
  const departments = useQuery(departmentsQuery(shop)).data?.tree ?? [];
  const bestsellers = useQuery(bestsellersQuery(shop, suggestedBestsellers)).data?.items ?? [];
  return (
    <div className={styles.suggestions}>
      <CategoryLinks label={intl.formatMessage({ id: 'home.departments' })} categories={departments} />
      {bestsellers.length === 0 ? null : (
        <section aria-labelledby="suggested-bestsellers">
          <h2 id="suggested-bestsellers" className={styles.title}>
            <FormattedMessage id="home.bestsellers" />
          </h2>
          <ProductGrid cards={bestsellers} headingLevel={3} />
        </section>
      )}
      <p>
        <FormattedMessage
          id="listing.help"
          values={{ link: (text) => <Link to={paths.contact}>{text}</Link> }}
        />
      </p>
    </div>
  );
}
