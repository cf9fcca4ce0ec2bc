import { Link } from 'shared-runtime/router';
import type { LinkRenderer } from 'shared-ui';

/** Lets the design system's lists of links navigate within the shop. */
export const renderLink: LinkRenderer = ({ href, ...rest }) => <Link to={href} {...rest} />;
