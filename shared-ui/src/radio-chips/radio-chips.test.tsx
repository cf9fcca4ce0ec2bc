import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RadioChips } from './radio-chips.tsx';

const options = [
  { value: 's', label: 'S' },
  { value: 'm', label: 'M', soldOut: true },
  { value: 'l', label: 'L', soldOut: true, disabled: true },
];

it('RadioChips is a named group of radios that labels sold-out options', () => {
  render(<RadioChips legend="Size" name="size" options={options} soldOutLabel="sold out" />);
  expect(screen.getByRole('radiogroup', { name: 'Size' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'S' })).toBeEnabled();
  expect(screen.getByRole('radio', { name: 'M (sold out)' })).toBeEnabled();
  expect(screen.getByRole('radio', { name: 'L (sold out)' })).toBeDisabled();
});

it('RadioChips calls its handler with the selected value and moves with the arrow keys', async () => {
  const handleValueChange = jest.fn();
  render(<RadioChips legend="Size" name="size" options={options} onValueChange={handleValueChange} />);
  await userEvent.click(screen.getByRole('radio', { name: 'S' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(handleValueChange.mock.calls).toEqual([['s'], ['m']]);
});

it('RadioChips posts its value like native radios', () => {
  render(
    <form data-testid="form">
      <RadioChips legend="Size" name="size" options={options} defaultValue="m" />
    </form>,
  );
  expect(screen.getByTestId('form')).toHaveFormValues({ size: 'm' });
});

it('RadioChips shows the controlled value', async () => {
  render(<RadioChips legend="Size" name="size" options={options} value="m" />);
  await userEvent.click(screen.getByRole('radio', { name: 'S' }));
  expect(screen.getByRole('radio', { name: 'M' })).toBeChecked();
});

it('RadioChips associates its error with the group and passes input props to every radio', () => {
  const handleBlur = jest.fn();
  render(
    <RadioChips
      legend="Size"
      name="size"
      options={options}
      error="Choose a size."
      inputProps={{ onBlur: handleBlur }}
    />,
  );
  const group = screen.getByRole('radiogroup', { name: 'Size' });
  expect(group).toBeInvalid();
  expect(group).toHaveAccessibleDescription('Choose a size.');
  screen.getByRole('radio', { name: 'S' }).focus();
  screen.getByRole('radio', { name: 'S' }).blur();
  expect(handleBlur).toHaveBeenCalledTimes(1);
});
