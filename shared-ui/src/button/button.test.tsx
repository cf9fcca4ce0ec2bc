import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ButtonLink } from './button-link.tsx';
import { Button } from './button.tsx';

it('Button calls its handler on click and on Enter', async () => {
  const handleClick = jest.fn();
  render(<Button onClick={handleClick}>Save</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.keyboard('{Enter}');
  expect(handleClick).toHaveBeenCalledTimes(2);
});

it('Button while pending is busy, keeps its name and focus, and neither calls its handler nor submits', async () => {
  const handleClick = jest.fn();
  const handleSubmit = jest.fn();
  render(
    <form onSubmit={handleSubmit}>
      <Button type="submit" pending onClick={handleClick}>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveFocus();
  expect(handleClick).not.toHaveBeenCalled();
  expect(handleSubmit).not.toHaveBeenCalled();
});

it('Button is no submit button by default', () => {
  render(<Button>Save</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

it("ButtonLink renders a link, also with a router's component", () => {
  const RouterLink = ({
    to,
    children,
    ...rest
  }: {
    to: string;
    className?: string;
    children?: ReactNode;
  }) => (
    <a {...rest} href={`/base${to}`}>
      {children}
    </a>
  );
  render(
    <>
      <ButtonLink href="/help">Help</ButtonLink>
      <ButtonLink as={RouterLink} to="/orders" variant="secondary">
        Orders
      </ButtonLink>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/help');
  expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/base/orders');
});
