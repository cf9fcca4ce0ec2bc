import { screen, within } from '@testing-library/react';
import { paths } from 'shared-contracts/routes';
import { answer, ErrorResponse, memberSession, renderInShop } from 'shared-runtime/testing';
import { address, addressHandlers, turin } from '../../testing/addresses.ts';
import { messages } from '../../testing/messages.ts';
import { AddressListPage } from './address-list-page.tsx';

type Handlers = ReturnType<typeof addressHandlers>;

function setUp(own: Handlers = [], search: Record<string, string> = {}, session: object = memberSession) {
  const params = { path: paths.addressBook, search, entityId: null, pageType: 'address-list' };
  return renderInShop(<AddressListPage params={params} />, {
    messages,
    handlers: [...own, ...addressHandlers()],
    session,
    path: `${paths.addressBook}?${new URLSearchParams(search)}`,
  });
}

async function cards(): Promise<HTMLElement[]> {
  await screen.findByText('Alpi Srl');
  return screen
    .getAllByRole('link', { name: /^Edit/ })
    .map((link) => link.closest('li'))
    .filter((card) => card !== null);
}

const linesOf = (card: HTMLElement | undefined) =>
  [...(card?.querySelectorAll('p:last-of-type > span') ?? [])].map((line) => line.textContent);

describe('AddressListPage', () => {
  it('lists each address as its country writes it, and marks the defaults', async () => {
    setUp();
    const [leeds, torino] = await cards();
    expect(linesOf(leeds)).toEqual([
      'Anna Berg',
      '14 Corn Mill Lane',
      'Leeds',
      'LS1 4AB',
      'United Kingdom',
      '+44 113 243 0000',
    ]);
    expect(leeds).toHaveTextContent(/^Default for deliveryDefault for billing/);
    expect(linesOf(torino)).toEqual([
      'Anna Berg',
      'Alpi Srl',
      'Via delle Alpi 21',
      '10122 Torino (TO)',
      'Italy',
      '+39 011 561 0000',
    ]);
    expect(torino).not.toHaveTextContent('Default for delivery');
    const edit = within(torino as HTMLElement).getByRole('link', {
      name: /^Edit ?: Via delle Alpi 21, Torino$/,
    });
    expect(edit).toHaveAttribute('href', '/customer/address/edit/id/2/');
    expect(screen.getByRole('link', { name: 'Add an address' })).toHaveAttribute('href', paths.newAddress);
  });

  it('makes an address the default, says so and offers it no more', async () => {
    const { user } = setUp();
    await cards();
    await user.click(screen.getByRole('button', { name: /^Make it the default for delivery ?: Via/ }));
    const notice = await screen.findByRole('status');
    expect(notice).toHaveTextContent('Your default address is changed.');
    expect(notice.parentElement).toHaveFocus();
    const [leeds, torino] = await cards();
    expect(torino).toHaveTextContent(/^Default for delivery/);
    expect(leeds).toHaveTextContent(/^Default for billing/);
    expect(
      screen.queryByRole('button', { name: /^Make it the default for delivery ?: Via/ }),
    ).not.toBeInTheDocument();
  });

  it('removes the result from the URL once it is shown, and replaces it by that of the next change', async () => {
    const { user, location } = setUp([], { status: 'added' });
    await cards();
    expect(screen.getByRole('status')).toHaveTextContent('Your new address is saved.');
    expect(location()).toBe(paths.addressBook);
    await user.click(screen.getByRole('button', { name: /^Delete ?: Via delle Alpi 21, Torino$/ }));
    expect(await screen.findByText('The address is deleted.')).toBeVisible();
    expect(screen.getAllByRole('status')).toHaveLength(1);
    expect(location()).toBe(paths.addressBook);
  });

  it('deletes an address after a confirmation that names it', async () => {
    const { user, shop } = setUp();
    await cards();
    await user.click(screen.getByRole('button', { name: /^Delete ?: Via delle Alpi 21, Torino$/ }));
    expect(await screen.findByRole('status')).toHaveTextContent('The address is deleted.');
    expect(shop.questions).toMatchObject([
      {
        title: 'Delete this address?',
        text: /: Anna Berg, Alpi Srl, Via delle Alpi 21, 10122 Torino \(TO\), Italy\. Orders/,
      },
    ]);
    expect(screen.queryByText('Alpi Srl')).not.toBeInTheDocument();
  });

  it('keeps an address whose deletion is not confirmed', async () => {
    const { user, shop } = setUp([
      answer('address-delete', () => {
        throw new Error('nothing may be sent');
      }),
    ]);
    shop.answer = false;
    await cards();
    await user.click(screen.getByRole('button', { name: /^Delete ?: Via delle Alpi 21, Torino$/ }));
    expect(shop.questions).toHaveLength(1);
    expect(screen.getByText('Alpi Srl')).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('accepts that another tab has deleted the address', async () => {
    let isDeleted = false;
    const { user } = setUp([
      answer('address-delete', () => {
        isDeleted = true;
        return new ErrorResponse('not_found');
      }),
      answer('address-list', () => ({ addresses: isDeleted ? [address()] : [address(), turin] })),
    ]);
    await cards();
    await user.click(screen.getByRole('button', { name: /^Delete ?: Via delle Alpi 21, Torino$/ }));
    expect(await screen.findByRole('status')).toHaveTextContent('The address is deleted.');
    expect(screen.queryByText('Alpi Srl')).not.toBeInTheDocument();
  });

  it('says that another tab has deleted the address that was to become the default, and removes it', async () => {
    let isDeleted = false;
    const { user } = setUp([
      answer('address-default', () => {
        isDeleted = true;
        return new ErrorResponse('not_found');
      }),
      answer('address-list', () => ({ addresses: isDeleted ? [address()] : [address(), turin] })),
    ]);
    await cards();
    await user.click(screen.getByRole('button', { name: /^Make it the default for billing ?: Via/ }));
    const notice = await screen.findByText(/isn’t in your address book any more/);
    expect(notice.closest('[tabindex]')).toHaveFocus();
    expect(screen.queryByText('Alpi Srl')).not.toBeInTheDocument();
    expect(screen.queryByText('Your default address is changed.')).not.toBeInTheDocument();
  });

  it('shows a failure at its address', async () => {
    const { user } = setUp([answer('address-default', () => new ErrorResponse('unavailable'))]);
    await cards();
    await user.click(screen.getByRole('button', { name: /^Make it the default for billing ?: Via/ }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/busy right now/);
    expect(alert.closest('li')).toHaveTextContent('Alpi Srl');
  });

  it('posts its changes without JavaScript, and shows their results and failures', async () => {
    const { container, unmount } = setUp();
    await cards();
    const forms = [...container.querySelectorAll('form')].map((form) => [
      form.getAttribute('action'),
      Object.fromEntries(new FormData(form)),
    ]);
    expect(forms).toEqual([
      [paths.addressBook, { delete: '1' }],
      [paths.addressBook, { delete: '2' }],
      ['/form/address-default', { back: paths.addressBook, addressId: '2', use: 'delivery' }],
      ['/form/address-default', { back: paths.addressBook, addressId: '2', use: 'billing' }],
    ]);
    unmount();
    const changed = setUp([], { status: 'changed' });
    expect(screen.getByRole('status')).toHaveTextContent('Your address is changed.');
    changed.unmount();
    setUp([], { form_error: 'not_found', status: 'constructor' });
    expect(screen.getByRole('alert')).toHaveTextContent(/isn’t in your address book any more/);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('asks in the page before it deletes an address without JavaScript', async () => {
    const { container } = setUp([], { delete: '2' });
    const question = await screen.findByRole('heading', { name: 'Delete this address?' });
    const card = question.closest('section');
    expect(card).toHaveTextContent('Anna Berg, Alpi Srl, Via delle Alpi 21');
    const form = card?.querySelector('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/form/address-delete');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      back: paths.addressBook,
      addressId: '2',
    });
    expect(screen.getByRole('link', { name: 'Keep it' })).toHaveAttribute('href', paths.addressBook);
    expect(container.querySelectorAll('form[method="get"]')).toHaveLength(2);
  });

  it('deletes an address by the question in the page, which a reload does not ask again', async () => {
    const { user, location } = setUp([], { delete: '2' });
    await user.click(await screen.findByRole('button', { name: 'Delete the address' }));
    expect(await screen.findByRole('status')).toHaveTextContent('The address is deleted.');
    expect(screen.queryByRole('heading', { name: 'Delete this address?' })).not.toBeInTheDocument();
    expect(screen.queryByText('Alpi Srl')).not.toBeInTheDocument();
    expect(location()).toBe(paths.addressBook);
  });

  it.each([
    ['99', 1],
    ['x', 0],
    ['-1', 0],
  ])('asks nothing about the address %s, which is not in the book', async (id, notices) => {
    setUp([], { delete: id });
    await cards();
    expect(screen.queryByRole('heading', { name: 'Delete this address?' })).not.toBeInTheDocument();
    expect(screen.queryAllByText(/isn’t in your address book any more/)).toHaveLength(notices);
  });

  it('offers no delivery to a country without it', async () => {
    const zurich = address({ addressId: 9, country_id: 'CH', company: 'Alpi Srl', isDefaultShipping: false });
    setUp([answer('address-list', () => ({ addresses: [zurich] }))]);
    await cards();
    expect(screen.queryByRole('button', { name: /default for delivery/ })).not.toBeInTheDocument();
  });

  it('invites to add an address if there is none, and to delete one if it is full', async () => {
    const empty = setUp([answer('address-list', () => ({ addresses: [] }))]);
    expect(await screen.findByRole('heading', { name: 'You haven’t saved an address yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add an address' })).toBeVisible();
    empty.unmount();
    const addresses = Array.from({ length: 50 }, (_, index) => address({ addressId: index + 1 }));
    setUp([answer('address-list', () => ({ addresses }))]);
    expect(await screen.findByText(/^Your address book is full: 50 addresses are the limit/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add an address' })).not.toBeInTheDocument();
  });

  it('shows nothing after sign-out', () => {
    expect(setUp([], {}, {}).container).toBeEmptyDOMElement();
  });
});
