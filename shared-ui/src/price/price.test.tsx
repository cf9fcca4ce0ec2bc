import { render, screen } from '@testing-library/react';
import { Price } from './price.tsx';

const labels = { current: 'Your price', previous: 'RRP' };

it('Price labels both amounts for screen readers and strikes through the old one', () => {
  render(<Price current="£299.00" previous="£499.00" saving="-40%" labels={labels} />);
  expect(screen.getByText('£299.00')).toHaveTextContent('Your price £299.00');
  expect(screen.getByText('£499.00').tagName).toBe('S');
  expect(screen.getByText('£499.00').parentElement).toHaveTextContent('RRP £499.00');
  expect(screen.getByText('-40%')).toBeInTheDocument();
});

it('Price shows one amount if nothing is saved', () => {
  const { container } = render(<Price current="£299.00" labels={labels} />);
  expect(container).toHaveTextContent(/^Your price £299\.00$/);
  expect(container.querySelector('s')).toBeNull();
});
