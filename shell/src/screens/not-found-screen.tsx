import { useQuery } from '@tanstack/react-query';
import type { NavigationItem } from 'shared-contracts/api/shop';
import { signPath } from 'shared-contracts/pictures';
import { FormattedMessage, useIntl, useShop } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { SearchForm } from '../layout/header/search-form.tsx';
import { menuQuery } from '../menu/navigation-queries.ts';
import { HomeLink } from './home-link.tsx';
import { Screen } from './screen.tsx';
import styles from './not-found-screen.module.css';

/** Offers the search, the running sales and the departments, all from the menu that every page has. */
export function NotFoundScreen() {
  const intl = useIntl();
  const items = useQuery(menuQuery(useShop())).data?.items ?? [];
  const sales = items.find(({ children }) => children.some(isRunningSale));
  const pictured = items.filter(({ pictures }) => pictures !== undefined);
  // In a store that shows its goods to members only there are none.
  const departments = pictured.length > 0 ? pictured : items;
  return (
    <>
      <Screen
        drawing={signPath('empty-not-found')}
        title={<FormattedMessage id="screen.notFound.title" />}
        actions={<HomeLink />}
      >
        <FormattedMessage id="screen.notFound.text" />
      </Screen>
      <div className={styles.ideas}>
        <SearchForm landmark={intl.formatMessage({ id: 'screen.notFound.search' })} />
        {sales ? (
          <section>
            <h2 className={styles.heading}>{sales.label}</h2>
            <ul role="list" className={styles.links}>
              {sales.children.filter(isRunningSale).map(({ label, url }) => (
                <li key={url}>
                  <Link to={url} className={styles.link}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {items.length > 0 ? (
          <section>
            <h2 className={styles.heading}>
              <FormattedMessage id="header.navigation" />
            </h2>
            <ul role="list" className={styles.tiles}>
              {departments
                .filter((item) => item !== sales)
                .map((item) => (
                  <Tile key={item.url} item={item} />
                ))}
            </ul>
          </section>
        ) : null}
      </div>
    </>
  );
}

const isRunningSale = ({ endsAt }: NavigationItem['children'][number]) => endsAt !== undefined;

function Tile({ item: { label, url, pictures } }: { item: NavigationItem }) {
  const image = pictures?.[0]?.image;
  return (
    <li>
      <Link to={url} className={styles.tile}>
        {image ? (
          <img
            src={image.url}
            width={image.width}
            height={image.height}
            alt=""
            loading="lazy"
            style={{ backgroundColor: image.colour }}
          />
        ) : null}
        {label}
      </Link>
    </li>
  );
}
