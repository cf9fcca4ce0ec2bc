import { act, render, screen } from '@testing-library/react';
import { Suspense, use, type ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { useLocation, useNavigation } from './router-context.ts';
import { takeConsoleErrors } from '../testing/console.ts';
import { ShopRouterProvider } from './router-provider.tsx';

const boots = Promise.withResolvers<string>();

function Page(): ReactNode {
  const { pathname } = useLocation();
  return <h1>{pathname === '/boots' ? use(boots.promise) : pathname}</h1>;
}

const Progress = () => <output>{useNavigation().state}</output>;

it('ShopRouterProvider keeps a page until the next one can be shown', async () => {
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/skis'] });
  render(
    <ShopRouterProvider router={router}>
      <Progress />
      <Suspense fallback={<p>pending</p>}>
        <Page />
      </Suspense>
    </ShopRouterProvider>,
  );
  await act(() => router.navigate('/boots'));
  expect(screen.getByRole('heading')).toHaveTextContent('/skis');
  expect(screen.queryByText('pending')).toBeNull();
  await act(async () => boots.resolve('Boots'));
  expect(screen.getByRole('heading')).toHaveTextContent('Boots');
  expect(screen.getByRole('status')).toHaveTextContent('idle');
});

it('The hooks of the router fail outside of a provider', () => {
  expect(() => render(<Page />)).toThrow('There is no ShopRouterProvider around this component');
  takeConsoleErrors();
});
