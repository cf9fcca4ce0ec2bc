import { paths } from 'shared-contracts/routes';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink } from 'shared-ui';

export function HomeLink() {
  return (
    <ButtonLink as={Link} to={paths.home}>
      <FormattedMessage id="screen.home" />
    </ButtonLink>
  );
}
