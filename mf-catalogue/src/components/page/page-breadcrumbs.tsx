import { paths } from 'shared-contracts/routes';
import { useIntl } from 'shared-runtime';
import { Breadcrumbs } from 'shared-ui';
import type { Trail } from '../../domain/trail.ts';
import { renderLink } from './render-link.tsx';

/** Renders the breadcrumbs from the home page to a page. */
export function PageBreadcrumbs({ trail }: { trail: Trail }) {
  const intl = useIntl();
  return (
    <Breadcrumbs
      label={intl.formatMessage({ id: 'breadcrumbs.label' })}
      items={[
        { label: intl.formatMessage({ id: 'breadcrumbs.home' }), href: paths.home },
        ...trail.map(({ name, url }) => (url === undefined ? { label: name } : { label: name, href: url })),
      ]}
      renderLink={renderLink}
    />
  );
}
