import { render, screen } from '@testing-library/react';
import { Breadcrumbs } from './breadcrumbs.tsx';

it('links the way back through the given renderer and marks where one is', () => {
  render(
    <Breadcrumbs
      label="You are here"
      items={[{ label: 'Home', href: '/' }, { label: 'Skis' }]}
      renderLink={({ href, children, ...rest }) => (
        <a {...rest} href={`/base${href}`}>
          {children}
        </a>
      )}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'You are here' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/base/');
  expect(screen.getByText('Skis')).toHaveAttribute('aria-current', 'page');
});
