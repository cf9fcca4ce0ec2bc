import { Button, ButtonLink } from 'shared-ui';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { HomeLink } from './home-link.tsx';
import { Screen } from './screen.tsx';

/** For pages that are not implemented yet. */
export function SoonScreen() {
  const actions = (
    <>
      <HomeLink />
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
      <HomeLink />
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
