import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuantityField } from './quantity-field.tsx';

it('QuantityField offers 1 to 10, and 0 with its label', () => {
  const { rerender } = render(<QuantityField label="Quantity" />);
  expect(screen.getAllByRole('option')).toHaveLength(10);
  rerender(<QuantityField label="Quantity" zeroLabel="Remove" max={3} />);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Remove',
    '1',
    '2',
    '3',
  ]);
});

it('QuantityField calls its handler with a number', async () => {
  const handleQuantity = jest.fn();
  render(<QuantityField label="Quantity" zeroLabel="Remove" onQuantityChange={handleQuantity} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Quantity' }), 'Remove');
  expect(handleQuantity).toHaveBeenLastCalledWith(0);
});
