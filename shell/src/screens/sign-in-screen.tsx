import { paths } from 'shared-contracts/routes';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink } from 'shared-ui';
import { Screen } from './screen.tsx';

/** Shown to guests instead of a members' page, with links back to it. `target`: its path and query. */
export function SignInScreen({ target }: { target: string }) {
  const actions = (
    <>
      <ButtonLink as={Link} to={paths.login(target)}>
        <FormattedMessage id="screen.signIn.action" />
      </ButtonLink>
      <ButtonLink as={Link} to={paths.register(target)} variant="secondary">
        <FormattedMessage id="screen.signIn.join" />
      </ButtonLink>
    </>
  );
  return (
    <Screen title={<FormattedMessage id="screen.signIn.title" />} actions={actions}>
      <FormattedMessage id="screen.signIn.text" />
    </Screen>
  );
}
