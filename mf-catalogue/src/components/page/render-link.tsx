import { Link } from 'shared-runtime/router';
import type { LinkRenderer } from 'shared-ui';

/** Makes links of shared-ui components navigate within the shop. */
export const renderLink: LinkRenderer = ({ href, ...rest }) => <Link to={href} {...rest} />;
