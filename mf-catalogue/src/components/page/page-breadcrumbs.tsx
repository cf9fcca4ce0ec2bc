import { paths } from 'shared-contracts/routes';
import { useIntl } from 'shared-runtime';
import { Breadcrumbs } from 'shared-ui';
import type { BreadcrumbList } from '../../domain/breadcrumbs.ts';
import { renderLink } from './render-link.tsx';

/** Renders the breadcrumbs from the home page to a page. */
export function PageBreadcrumbs({ breadcrumbs }: { breadcrumbs: BreadcrumbList }) {
  const intl = useIntl();
  return (
    <Breadcrumbs
      label={intl.formatMessage({ id: 'breadcrumbs.label' })}
      items={[
        { label: intl.formatMessage({ id: 'breadcrumbs.home' }), href: paths.home },
        ...breadcrumbs.map(({ name, url }) =>
          url === undefined ? { label: name } : { label: name, href: url },
        ),
      ]}
      renderLink={renderLink}
    />
  );
}
