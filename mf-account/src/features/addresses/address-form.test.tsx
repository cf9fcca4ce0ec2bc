import { screen, waitFor, within } from '@testing-library/react';
import { paths } from 'shared-contracts/routes';
import { answer, ErrorResponse, memberSession, renderInShop } from 'shared-runtime/testing';
import type { PageParams } from 'shared-runtime';
import { address, addressHandlers, turin } from '../../testing/addresses.ts';
import { messages } from '../../testing/messages.ts';
import { DeferredAddressForm } from './deferred-address-form.ts';
import { EditAddressPage } from './edit-address-page.tsx';
import { NewAddressPage } from './new-address-page.tsx';

beforeAll(() => DeferredAddressForm.load());

type Handlers = ReturnType<typeof addressHandlers>;

function setUp(own: Handlers = [], params: Partial<PageParams> = {}, session: object = memberSession) {
  const page = { path: paths.newAddress, search: {}, entityId: null, pageType: 'address-new', ...params };
  const Page = page.entityId === null ? NewAddressPage : EditAddressPage;
  return renderInShop(<Page params={page} />, {
    messages,
    handlers: [...own, ...addressHandlers()],
    session,
    path: page.path,
  });
}

const edit = (entityId: number) => ({ path: paths.editAddress(entityId), entityId });
const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
const country = () => screen.getByRole('combobox', { name: 'Country' });
const save = () => screen.getByRole('button', { name: 'Save the address' });

async function fillIn({ user }: ReturnType<typeof setUp>): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Kim');
  await user.type(field('Last name'), 'Lund');
  await user.type(field('Street and house number'), '2 Mill Road');
  await user.type(field('Postcode'), 'ls1 4ab');
  await user.type(field('Town or city'), 'Leeds');
  await user.type(field('Phone number'), '0113 243 0000');
}

describe('NewAddressPage', () => {
  it('adds an address in the form of its country, and goes to the address book', async () => {
    const sent: unknown[] = [];
    const shown = setUp([
      answer('address-create', (request) => {
        sent.push(request);
        return address({ addressId: 3 });
      }),
    ]);
    await fillIn(shown);
    await shown.user.click(screen.getByRole('checkbox', { name: 'Use as my default for billing' }));
    await shown.user.click(save());
    await waitFor(() => expect(shown.location()).toBe('/customer/address/?status=added'));
    expect(sent).toEqual([
      {
        store_id: 1,
        address: {
          firstname: 'Kim',
          lastname: 'Lund',
          company: null,
          country_id: 'GB',
          street1: '2 Mill Road',
          street2: null,
          postcode: 'LS1 4AB',
          city: 'Leeds',
          region: null,
          telephone: '+441132430000',
          isDefaultBilling: true,
          isDefaultShipping: false,
        },
      },
    ]);
  });

  it('has the tokens by which browsers fill in an address', async () => {
    setUp();
    await screen.findByRole('textbox', { name: 'First name' });
    const tokens = [...document.querySelectorAll('form [autocomplete]')].map((each) => [
      each.getAttribute('name'),
      each.getAttribute('autocomplete'),
    ]);
    expect(tokens).toEqual([
      ['address[firstname]', 'given-name'],
      ['address[lastname]', 'family-name'],
      ['address[company]', 'organization'],
      ['address[country_id]', 'country'],
      ['address[street1]', 'address-line1'],
      ['address[street2]', 'address-line2'],
      ['address[postcode]', 'postal-code'],
      ['address[city]', 'address-level2'],
      ['address[telephone]', 'tel'],
    ]);
  });

  it('lists every wrong field in its order on screen, and clears one when it is typed in', async () => {
    const { user } = setUp();
    await screen.findByRole('textbox', { name: 'First name' });
    await user.selectOptions(country(), 'Italy');
    await user.click(save());
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Enter your first name.',
      'Enter your last name.',
      'Enter the street and house number.',
      'Enter the postcode.',
      'Enter the town or city.',
      'Choose the province.',
      'Enter a phone number.',
    ]);
    await user.type(field('Town or city'), 'R');
    expect(field('Town or city')).not.toHaveAttribute('aria-invalid');
    expect(within(summary).queryByRole('link', { name: 'Enter the town or city.' })).not.toBeInTheDocument();
  });

  it('changes label, example and requirements with the country', async () => {
    const { user } = setUp();
    expect(await screen.findByRole('textbox', { name: 'Postcode' })).toHaveAccessibleDescription(
      'Such as LS1 4AB',
    );
    expect(screen.queryByRole('combobox', { name: 'Province' })).not.toBeInTheDocument();
    await user.selectOptions(country(), 'Ireland');
    expect(field('Eircode')).toHaveAccessibleDescription('Such as H91 W2F9');
    await user.selectOptions(country(), 'Italy');
    expect(screen.getByRole('combobox', { name: 'Province' })).toBeRequired();
    await user.selectOptions(country(), 'Switzerland');
    expect(country()).toHaveAccessibleDescription(
      'We don’t deliver to Switzerland. You can use this address for billing.',
    );
    expect(screen.queryByRole('combobox', { name: 'Province' })).not.toBeInTheDocument();
  });

  it('validates postcode and phone number on blur, by the country', async () => {
    const { user } = setUp();
    await user.type(await screen.findByRole('textbox', { name: 'Postcode' }), '6020');
    await user.tab();
    await waitFor(() =>
      expect(field('Postcode')).toHaveAccessibleDescription(/isn’t a postcode of the country/),
    );
    await user.type(field('Phone number'), '0512 560000');
    await user.tab();
    await waitFor(() =>
      expect(field('Phone number')).toHaveAccessibleDescription(/isn’t a phone number of the country/),
    );
    await user.clear(field('Phone number'));
    await user.type(field('Phone number'), '+43 512 560000');
    await user.tab();
    // A field that is invalid: its message shows that the validation on blur has been done.
    await user.click(field('Town or city'));
    await user.paste('x'.repeat(61));
    await user.tab();
    await waitFor(() => expect(field('Town or city')).toHaveAccessibleDescription(/60 characters at most/));
    expect(field('Phone number')).not.toHaveAttribute('aria-invalid');
  });

  it('fills in city and province for a postcode with one place, and follows its changes', async () => {
    const places: Record<string, { city: string; region: string }> = {
      '10122': { city: 'Torino', region: 'TO' },
      '20121': { city: 'Milano', region: 'MI' },
    };
    const asked: unknown[] = [];
    const { user } = setUp([
      answer('address-lookup', ({ country: code, postcode }) => {
        asked.push([code, postcode]);
        const place = places[postcode];
        return { places: place === undefined ? [] : [place] };
      }),
    ]);
    await screen.findByRole('textbox', { name: 'First name' });
    await user.selectOptions(country(), 'Italy');
    await user.type(field('Postcode'), '10122');
    await waitFor(() => expect(field('Town or city')).toHaveValue('Torino'));
    expect(screen.getByRole('combobox', { name: 'Province' })).toHaveDisplayValue('Torino');
    await user.clear(field('Postcode'));
    await user.type(field('Postcode'), '20121');
    await waitFor(() => expect(field('Town or city')).toHaveValue('Milano'));
    expect(screen.getByRole('combobox', { name: 'Province' })).toHaveDisplayValue('Milano');
    expect(asked).toEqual([
      ['IT', '10122'],
      ['IT', '20121'],
    ]);
  });

  it('never overwrites a city that was typed, and fills in none of several', async () => {
    let answered = 0;
    const { user } = setUp([
      answer('address-lookup', () => {
        answered += 1;
        return {
          places: [
            { city: 'Leeds', region: null },
            { city: 'York', region: null },
          ],
        };
      }),
    ]);
    await user.type(await screen.findByRole('textbox', { name: 'Postcode' }), 'LS1 4AB');
    await waitFor(() => expect(answered).toBe(1));
    expect(field('Town or city')).toHaveValue('');
    await user.type(field('Town or city'), 'Leedz');
    await user.clear(field('Postcode'));
    await user.type(field('Postcode'), 'LS2 7EW');
    await user.tab();
    expect(field('Town or city')).toHaveValue('Leedz');
    expect(answered).toBe(1);
  });

  it('works without an answer of the look-up', async () => {
    const shown = setUp([answer('address-lookup', () => new ErrorResponse('too_many_attempts', {}, 30))]);
    await fillIn(shown);
    await shown.user.click(save());
    await waitFor(() => expect(shown.location()).toBe('/customer/address/?status=added'));
  });

  it('shows the errors of the API at their fields, and keeps what was typed', async () => {
    const fields = { 'address.city': 'max' };
    const shown = setUp([answer('address-create', () => new ErrorResponse('invalid_request', { fields }))]);
    await fillIn(shown);
    await shown.user.click(save());
    await waitFor(() => expect(field('Town or city')).toHaveAccessibleDescription(/60 characters at most/));
    expect(field('Town or city')).toHaveValue('Leeds');
  });

  it('says how many addresses there may be if another tab has added the last one', async () => {
    const shown = setUp([answer('address-create', () => new ErrorResponse('too_many_addresses'))]);
    await fillIn(shown);
    await shown.user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your address book is full: 50 addresses are the limit.',
    );
  });

  it('says that the first address becomes the default', async () => {
    setUp([answer('address-list', () => ({ addresses: [] }))]);
    expect(await screen.findByText(/^As your first address/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('offers no default for delivery in a country that the shop does not deliver to', async () => {
    const sent: unknown[] = [];
    const shown = setUp([
      answer('address-create', (request) => {
        sent.push(request);
        return address({ addressId: 3 });
      }),
    ]);
    const delivery = () => screen.queryByRole('checkbox', { name: 'Use as my default for delivery' });
    await fillIn(shown);
    await shown.user.click(delivery() as HTMLElement);
    await shown.user.selectOptions(country(), 'CH');
    expect(delivery()).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Use as my default for billing' })).toBeVisible();
    await shown.user.clear(field('Postcode'));
    await shown.user.type(field('Postcode'), '7000');
    await shown.user.clear(field('Phone number'));
    await shown.user.type(field('Phone number'), '+41 81 257 10 00');
    await shown.user.click(save());
    await waitFor(() =>
      expect(sent).toMatchObject([{ address: { country_id: 'CH', isDefaultShipping: false } }]),
    );
  });

  it('says of a first address in such a country that it becomes the default for billing only', async () => {
    const { user } = setUp([answer('address-list', () => ({ addresses: [] }))]);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Country' }), 'CH');
    expect(screen.getByText('As your first address, it becomes the default for billing.')).toBeVisible();
  });

  it('has no form if the address book is full', async () => {
    const addresses = Array.from({ length: 50 }, (_, index) => address({ addressId: index + 1 }));
    setUp([answer('address-list', () => ({ addresses }))]);
    expect(await screen.findByText(/^Your address book is full/)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('shows after a rejected post without JavaScript what was entered, and what is wrong', async () => {
    const { container } = setUp([], {
      search: { form_error: 'invalid_request', form_fields: 'address.region.required_region' },
      enteredValues: {
        'address[firstname]': 'Elena',
        'address[country_id]': 'IT',
        'address[isDefaultShipping]': 'on',
      },
    });
    expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Elena');
    expect(screen.getByRole('combobox', { name: 'Province' })).toHaveAccessibleDescription(
      'Choose the province.',
    );
    expect(screen.getByRole('checkbox', { name: 'Use as my default for delivery' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Use as my default for billing' })).not.toBeChecked();
    expect(container.querySelector('form')).toHaveAttribute('action', '/form/address-create');
  });

  it('shows nothing after sign-out', () => {
    expect(setUp([], {}, {}).container).toBeEmptyDOMElement();
  });
});

describe('EditAddressPage', () => {
  it('changes the address, and goes to the address book', async () => {
    const sent: unknown[] = [];
    const shown = setUp(
      [
        answer('address-update', (request) => {
          sent.push(request);
          return turin;
        }),
      ],
      edit(2),
    );
    expect(await screen.findByRole('textbox', { name: /^Company/ })).toHaveValue('Alpi Srl');
    expect(screen.getByRole('combobox', { name: 'Province' })).toHaveDisplayValue('Torino');
    await shown.user.clear(field(/^Company/));
    await shown.user.click(save());
    await waitFor(() => expect(shown.location()).toBe('/customer/address/?status=changed'));
    expect(sent).toMatchObject([{ addressId: 2, address: { company: null, region: 'TO', city: 'Torino' } }]);
  });

  it('clears the province when the country changes, also to one with the same code', async () => {
    const { user } = setUp([], edit(2));
    await screen.findByRole('combobox', { name: 'Province' });
    await user.selectOptions(country(), 'Spain');
    expect(screen.getByRole('combobox', { name: 'Province' })).toHaveDisplayValue('Choose a province');
    await user.click(save());
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('Choose the province.');
  });

  it('has no checkbox to clear for a default address', async () => {
    const { container } = setUp([], edit(1));
    expect(await screen.findByText(/^This is your default for delivery/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    const form = container.querySelector('form') ?? undefined;
    expect(Object.fromEntries(new FormData(form))).toMatchObject({
      back: '/customer/address/edit/id/1/',
      addressId: '1',
      'address[city]': 'Leeds',
    });
    expect(form).toHaveAttribute('action', '/form/address-update');
  });

  it('says that another tab has deleted the address, and adds what was typed as a new one', async () => {
    const added: unknown[] = [];
    const own = [
      answer('address-update', () => new ErrorResponse('not_found')),
      answer('address-create', (request) => {
        added.push(request);
        return address({ addressId: 3 });
      }),
    ];
    const shown = setUp(own, edit(2));
    await shown.user.type(await screen.findByRole('textbox', { name: 'Last name' }), 'a');
    await shown.user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /has been deleted in the meantime.*save them again/,
    );
    expect(field('Last name')).toHaveValue('Berga');
    expect(screen.getByRole('combobox', { name: 'Province' })).toHaveDisplayValue('Torino');
    await shown.user.click(save());
    await waitFor(() => expect(shown.location()).toBe('/customer/address/?status=added'));
    expect(added).toMatchObject([{ address: { lastname: 'Berga', company: 'Alpi Srl', region: 'TO' } }]);
  });

  it('says that an address is not there any more, and links the address book', async () => {
    setUp([], edit(99));
    expect(await screen.findByText(/isn’t in your address book any more/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Edit address' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your address book' })).toHaveAttribute(
      'href',
      paths.addressBook,
    );
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('adds as a new one what was posted without JavaScript for an address that was deleted', async () => {
    const enteredValues = {
      'address[firstname]': 'Kim',
      'address[country_id]': 'IT',
      'address[region]': 'TO',
    };
    const { container } = setUp([], { ...edit(99), search: { form_error: 'not_found' }, enteredValues });
    expect(await screen.findByRole('alert')).toHaveTextContent(/has been deleted in the meantime/);
    const form = container.querySelector('form') ?? undefined;
    expect(form).toHaveAttribute('action', '/form/address-create');
    const fields = Object.fromEntries(new FormData(form));
    expect(fields).toMatchObject({
      back: paths.newAddress,
      'address[firstname]': 'Kim',
      'address[region]': 'TO',
    });
    expect(fields).not.toHaveProperty('addressId');
  });

  it('shows the phone number in groups, and stores it as before', async () => {
    const sent: unknown[] = [];
    const keep = answer('address-update', (request) => {
      sent.push(request);
      return turin;
    });
    const shown = setUp([keep], edit(2));
    expect(await screen.findByRole('textbox', { name: 'Phone number' })).toHaveValue('+39 011 561 0000');
    await shown.user.click(save());
    await waitFor(() => expect(sent).toMatchObject([{ address: { telephone: '+390115610000' } }]));
  });
});
