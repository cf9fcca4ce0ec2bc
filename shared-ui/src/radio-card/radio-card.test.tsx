import { render, screen } from '@testing-library/react';
import { RadioCard } from './radio-card.tsx';

describe('RadioCard', () => {
  it('is named by its lines, and posts the value of the selected one', () => {
    const { container } = render(
      <form>
        <RadioCard name="method" value="standard" title="Standard" end="£4" notes="Tuesday" defaultChecked />
        <RadioCard name="method" value="express" title="Express" />
      </form>,
    );
    expect(screen.getByRole('radio', { name: 'Standard £4 Tuesday' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Express' })).not.toBeChecked();
    const form = container.querySelector('form') ?? undefined;
    expect(Object.fromEntries(new FormData(form))).toEqual({ method: 'standard' });
  });

  it('keeps the fields of a choice out of its name', () => {
    render(
      <RadioCard name="method" value="collect" title="Collect">
        <input aria-label="Postcode" />
      </RadioCard>,
    );
    expect(screen.getByRole('radio', { name: 'Collect' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Postcode' })).toBeInTheDocument();
  });
});
