import { render, screen } from '@testing-library/react';
import { FocusedSteps } from './focused-steps.tsx';

const steps = (step: string) => (
  <FocusedSteps step={step}>
    <h1>{step}</h1>
    <button type="button">Continue</button>
  </FocusedSteps>
);

describe('FocusedSteps', () => {
  it('focuses the heading of another step, and not that of the first one', () => {
    const { rerender } = render(steps('Look-up'));
    expect(document.body).toHaveFocus();
    rerender(steps('Confirmation'));
    expect(screen.getByRole('heading', { name: 'Confirmation' })).toHaveFocus();
  });

  it('leaves the focus where it is within a step', () => {
    const { rerender } = render(steps('Look-up'));
    screen.getByRole('button').focus();
    rerender(steps('Look-up'));
    expect(screen.getByRole('button')).toHaveFocus();
  });
});
