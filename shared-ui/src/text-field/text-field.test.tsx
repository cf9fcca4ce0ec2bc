import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Select } from '../select/select.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

it('TextField is named by its label and described by its hint', () => {
  render(<TextField label="E-mail" hint="We never share it." type="email" />);
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  expect(field).toHaveAccessibleDescription('We never share it.');
  expect(field).not.toHaveAttribute('aria-invalid');
});

it('TextField adds the optional label to its name', () => {
  render(<TextField label="Company" optionalLabel="(optional)" />);
  expect(screen.getByRole('textbox', { name: 'Company (optional)' })).toBeInTheDocument();
});

it('TextField forwards the ref and the props of a form library', () => {
  const ref = createRef<HTMLInputElement>();
  render(<TextField label="E-mail" name="email" ref={ref} />);
  expect(ref.current).toBe(screen.getByRole('textbox'));
  expect(ref.current).toHaveAttribute('name', 'email');
});

it.each([
  ['text field', <TextField key="field" label="Name" hint="Hint." error="Wrong." />],
  ['text area', <TextArea key="area" label="Name" hint="Hint." error="Wrong." />],
  ['select', <Select key="select" label="Name" hint="Hint." error="Wrong." />],
  ['checkbox', <Checkbox key="checkbox" label="Name" hint="Hint." error="Wrong." />],
])('describedBy associates the error of a %s with its control, after the hint', (_name, field) => {
  render(field);
  const control = screen.getByLabelText('Name');
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('Hint. Wrong.');
});
