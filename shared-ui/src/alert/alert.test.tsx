import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Alert } from './alert.tsx';

it('Alert has the role alert for a danger and status for a success', () => {
  render(
    <>
      <Alert kind="danger">Payment failed.</Alert>
      <Alert kind="success">Saved.</Alert>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Payment failed.');
  expect(screen.getByRole('status')).toHaveTextContent('Saved.');
});

it('Alert has no role inside a live region, which announces it', () => {
  render(
    <Alert kind="danger" isAnnounced={false}>
      Payment failed.
    </Alert>,
  );
  expect(screen.getByText('Payment failed.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('Alert has a close button if it has a handler and a label for it', async () => {
  const handleDismiss = jest.fn();
  render(
    <Alert title="Saved" onDismiss={handleDismiss} dismissLabel="Close">
      All is well.
    </Alert>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(handleDismiss).toHaveBeenCalledTimes(1);
});
