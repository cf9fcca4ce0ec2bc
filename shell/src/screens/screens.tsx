import { Button, ButtonLink } from 'shared-ui';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useShop } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { paths } from 'shared-contracts/routes';
import { menuQuery } from '../menu/navigation-queries.ts';
import { SearchForm } from '../layout/header/search-form.tsx';
import { Screen } from './screen.tsx';
import styles from './screen.module.css';

const homeLink = (
  <ButtonLink as={Link} to={paths.home}>
    <FormattedMessage id="screen.home" />
  </ButtonLink>
);

/** Offers the search and the departments. */
export function NotFoundScreen() {
  const items = useQuery(menuQuery(useShop())).data?.items ?? [];
  return (
    <>
      <Screen title={<FormattedMessage id="screen.notFound.title" />} actions={homeLink}>
        <FormattedMessage id="screen.notFound.text" />
      </Screen>
      <div className={styles.ideas}>
        <SearchForm />
        <ul role="list" className={styles.actions}>
          {items.map(({ label, url }) => (
            <li key={label}>
              <Link to={url} className={styles.idea}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** For pages that are not implemented yet. */
export function SoonScreen() {
  const actions = (
    <>
      {homeLink}
      <ButtonLink as={Link} to="/contact-us" variant="secondary">
        <FormattedMessage id="screen.soon.contact" />
      </ButtonLink>
    </>
  );
  return (
    <Screen title={<FormattedMessage id="screen.soon.title" />} actions={actions}>
      <FormattedMessage id="screen.soon.text" />
    </Screen>
  );
}

/** For a failed remote: the frame remains, with two actions. */
export function PageFailedScreen({ onRetry }: { onRetry: () => void }) {
  const actions = (
    <>
      <Button onClick={onRetry}>
        <FormattedMessage id="screen.retry" />
      </Button>
      {homeLink}
    </>
  );
  return (
    <Screen title={<FormattedMessage id="screen.failed.title" />} actions={actions}>
      <FormattedMessage id="screen.failed.text" />
    </Screen>
  );
}

/** The app error screen of specification §8. A plain link reloads, also if JavaScript has failed. */
export function UnavailableScreen({ isOffline = false }: { isOffline?: boolean }) {
  const reload = (
    <ButtonLink href="">
      <FormattedMessage id="screen.retry" />
    </ButtonLink>
  );
  return (
    <Screen title={<FormattedMessage id="screen.unavailable.title" />} actions={reload}>
      <FormattedMessage id={isOffline ? 'screen.offline.text' : 'screen.unavailable.text'} />
    </Screen>
  );
}
