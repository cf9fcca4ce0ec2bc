import { render, screen } from '@testing-library/react';
import { Countdown } from './countdown.tsx';

it('Countdown has its label as accessible name and hides the changing numbers from screen readers', () => {
  render(<Countdown label="Ends at 20:00" parts={[{ value: '07', unit: 'min' }]} />);
  const timer = screen.getByRole('timer', { name: 'Ends at 20:00' });
  expect(timer).toHaveTextContent('07min');
  expect(timer.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
