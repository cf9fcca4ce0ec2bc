import { render, screen, within } from '@testing-library/react';
import { pageWindow } from './page-window.ts';
import { Pagination } from './pagination.tsx';

const labels = { nav: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` };

it.each([
  [1, 1, [1]],
  [1, 9, [1, 2, null, 9]],
  [3, 9, [1, 2, 3, 4, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('pageWindow returns for page %i of %i the pages %j', (page, count, expected) => {
  expect(pageWindow(page, count)).toEqual(expected);
});

it('Pagination links every page, marks the current one, and has no next link on the last', () => {
  render(<Pagination page={3} pageCount={3} hrefFor={(page) => `?page=${page}`} labels={labels} />);
  const nav = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(nav.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '?page=2');
  expect(nav.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  expect(nav.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
});

it('Pagination has no previous link on the first page', () => {
  render(<Pagination page={1} pageCount={3} hrefFor={(page) => `?page=${page}`} labels={labels} />);
  const nav = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(nav.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=2');
  expect(nav.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
});

it('Pagination goes back to before the first of several shown pages', () => {
  const hrefFor = (page: number) => `?page=${page}`;
  const { rerender } = render(
    <Pagination page={5} previousPage={2} pageCount={6} hrefFor={hrefFor} labels={labels} />,
  );
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '?page=2');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=6');
  rerender(<Pagination page={5} previousPage={null} pageCount={6} hrefFor={hrefFor} labels={labels} />);
  expect(screen.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
});

it('Pagination renders nothing for a single page', () => {
  const { container } = render(<Pagination page={1} pageCount={1} hrefFor={String} labels={labels} />);
  expect(container).toBeEmptyDOMElement();
});
