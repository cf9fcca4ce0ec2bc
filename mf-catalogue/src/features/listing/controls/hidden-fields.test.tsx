import { render } from '@testing-library/react';
import { HiddenFields } from './hidden-fields.tsx';

it('HiddenFields keeps the parameters of a list, and none that the server does not render', () => {
  const { container } = render(
    <form>
      <HiddenFields url="/search?s=ski&st=display&utm_source=mail&brand=3,4&order=price&dir=asc" />
    </form>,
  );
  const form = container.querySelector('form') ?? undefined;
  expect([...new FormData(form)]).toEqual([
    ['s', 'ski'],
    ['brand', '3,4'],
    ['order', 'price'],
    ['dir', 'asc'],
  ]);
});

it('HiddenFields writes no control characters, which no document may contain', () => {
  const { container } = render(<HiddenFields url="/search?s=a%00%E2%80%AEb" />);
  expect(container.querySelector('input')).toHaveValue('a b');
});
