import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Alert } from './alert.tsx';

it('interrupts for a danger and waits its turn for a success', () => {
  render(
    <>
      <Alert kind="danger">Payment refused.</Alert>
      <Alert kind="success">Saved.</Alert>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Payment refused.');
  expect(screen.getByRole('status')).toHaveTextContent('Saved.');
});

it('leaves the announcement to a live region around it', () => {
  render(
    <Alert kind="danger" isAnnounced={false}>
      Payment refused.
    </Alert>,
  );
  expect(screen.getByText('Payment refused.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('can be dismissed when it is told how', async () => {
  const handleDismiss = jest.fn();
  render(
    <Alert title="Saved" onDismiss={handleDismiss} dismissLabel="Close">
      All is well.
    </Alert>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(handleDismiss).toHaveBeenCalledTimes(1);
});
