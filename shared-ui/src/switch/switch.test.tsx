import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Switch } from './switch.tsx';

it('Switch has a name and a description and is toggled by keyboard', async () => {
  render(<Switch label="Advertising" hint="Shows you what fits." />);
  const control = screen.getByRole('switch', { name: 'Advertising' });
  expect(control).toHaveAccessibleDescription('Shows you what fits.');
  control.focus();
  await userEvent.keyboard(' ');
  expect(control).toBeChecked();
});
