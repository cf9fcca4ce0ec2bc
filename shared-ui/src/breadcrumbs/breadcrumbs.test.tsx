import { render, screen } from '@testing-library/react';
import { Breadcrumbs } from './breadcrumbs.tsx';

it('Breadcrumbs links the previous pages with the given renderer and marks the current page', () => {
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

it('Breadcrumbs ends each item but the last with a separator, so that no line starts with one', () => {
  render(<Breadcrumbs label="You are here" items={[{ label: 'Home', href: '/' }, { label: 'Skis' }]} />);
  const [home, skis] = screen.getAllByRole('listitem');
  expect(home?.lastElementChild?.tagName).toBe('svg');
  expect(skis?.querySelector('svg')).toBeNull();
});
