import { paths } from 'shared-contracts/routes';
import { expectFrench } from '../../fixtures/french.ts';
import { tabAndType, tabTo } from '../../fixtures/keyboard.ts';
import { expect, test, type ShopPage } from '../../fixtures/shop.ts';
import { frenchShopUrl } from '../../stack/addresses.ts';

test.use({ cookiesRejected: true });

const leeds = {
  'First name': 'Robin',
  'Last name': 'Hale',
  'Street and house number': '14 Corn Mill Lane',
  Postcode: 'ls1 4ab',
  'Phone number': '0113 243 0000',
};

async function fillIn({ main }: ShopPage, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await main.getByRole('textbox', { name }).fill(value);
}

const card = ({ main }: ShopPage, text: string) =>
  main.getByRole('listitem').filter({ hasText: text }).last();

test('a member adds, changes and deletes addresses, and makes one the default', async ({
  shop,
  page,
  member,
}) => {
  await shop.restoreSession(member);
  await shop.open(paths.addressBook);
  const { main } = shop;
  await shop.markDocument();
  await expect(main.getByRole('heading', { name: 'You haven’t saved an address yet' })).toBeVisible();
  await main.getByRole('link', { name: 'Add an address' }).click();
  await fillIn(shop, leeds);
  // The shop knows the place of the postcode.
  await expect(main.getByRole('textbox', { name: 'Town or city' })).toHaveValue('Leeds');
  await main.getByRole('button', { name: 'Save the address' }).click();
  await expect(main.getByRole('status')).toHaveText('Your new address is saved.');
  await expect(card(shop, 'LS1 4AB')).toContainText(/Default for delivery.*Default for billing/);

  await main.getByRole('link', { name: 'Add an address' }).click();
  await fillIn(shop, { ...leeds, 'Street and house number': 'Via delle Alpi 21', Postcode: '10098' });
  await main.getByRole('combobox', { name: 'Country' }).selectOption('Italy');
  await fillIn(shop, { 'Town or city': 'Rivoli', 'Phone number': '011 561 0000' });
  await main.getByRole('button', { name: 'Save the address' }).click();
  await main.getByRole('link', { name: 'Choose the province.' }).click();
  await expect(main.getByRole('combobox', { name: 'Province' })).toBeFocused();
  await main.getByRole('combobox', { name: 'Province' }).selectOption('Torino');
  await main.getByRole('button', { name: 'Save the address' }).click();
  await expect(card(shop, 'Via delle Alpi')).toContainText('10098 Rivoli (TO)Italy');

  await card(shop, 'Via delle Alpi')
    .getByRole('button', { name: /^Make it the default for delivery/ })
    .click();
  await expect(main.getByRole('status')).toHaveText('Your default address is changed.');
  await expect(card(shop, 'Via delle Alpi')).toContainText('Default for delivery');

  await card(shop, 'Via delle Alpi').getByRole('link', { name: /^Edit/ }).click();
  await expect(main.getByRole('combobox', { name: 'Province' })).toHaveValue('TO');
  await fillIn(shop, { 'Street and house number': 'Via Roma 3' });
  await main.getByRole('button', { name: 'Save the address' }).click();
  await expect(main.getByRole('status')).toHaveText('Your address is changed.');

  await card(shop, 'Via Roma 3')
    .getByRole('button', { name: /^Delete/ })
    .click();
  const question = page.getByRole('alertdialog', { name: 'Delete this address?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toBeHidden();
  await card(shop, 'Via Roma 3')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(question).toContainText('10098 Rivoli (TO)');
  await question.getByRole('button', { name: 'Delete the address' }).click();
  await expect(main.getByRole('status')).toHaveText('The address is deleted.');
  await expect(main).not.toContainText('Via Roma 3');
  await expect(card(shop, 'LS1 4AB')).toContainText('Default for delivery');
  await shop.expectSameDocument();

  shop.expectConsole(/404/);
  const answer = await page.goto(paths.editAddress(1));
  expect(answer?.status(), 'the address of another member').toBe(404);
  await expect(main).toContainText('This address isn’t in your address book any more.');
  await main.getByRole('link', { name: 'Go to your address book' }).click();
  await expect(card(shop, 'LS1 4AB')).toBeVisible();
});

test.describe('in French on a phone', () => {
  test.use({ baseURL: frenchShopUrl, locale: 'fr-FR', viewport: { width: 375, height: 700 } });

  test('a member adds an address by keyboard', async ({ shop, page, member }) => {
    const { main } = shop;
    await shop.open(paths.login(paths.newAddress));
    await main.getByRole('textbox', { name: 'Adresse e-mail' }).fill(member.email);
    await main.getByLabel('Mot de passe', { exact: true }).fill(member.password);
    await main.getByRole('button', { name: 'Se connecter' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Nouvelle adresse');
    await expectFrench(shop);
    const field = (name: RegExp | string) => main.getByRole('textbox', { name });
    await tabAndType(page, field('Prénom'), 'Robin');
    await tabAndType(page, main.getByRole('textbox', { name: 'Nom', exact: true }), 'Hale');
    await tabAndType(page, field('Numéro et rue'), '12 rue du Lac');
    await tabAndType(page, field('Code postal'), '7400');
    await tabAndType(page, field('Ville'), 'Annecy');
    await tabAndType(page, field('Numéro de téléphone'), '04 50 51 00 00');
    await page.keyboard.press('Enter');
    const summary = main.getByRole('alert');
    await expect(summary).toBeFocused();
    await tabTo(page, summary.getByRole('link', { name: /^Ce n’est pas un code postal/ }), 2);
    await page.keyboard.press('Enter');
    await expect(field('Code postal')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type('0');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(paths.addressBook);
    await expect(main.getByRole('status')).toHaveText('Ta nouvelle adresse est enregistrée.');
    await expect(main.getByRole('listitem').filter({ hasText: '74000 Annecy' }).last()).toContainText(
      'France',
    );
    await expectFrench(shop);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a member adds, changes and deletes addresses, and learns what is wrong', async ({
    shop,
    page,
    member,
  }) => {
    await shop.restoreSession(member);
    const { main } = shop;
    const save = main.getByRole('button', { name: 'Save the address' });
    await page.goto(paths.newAddress);
    await fillIn(shop, { ...leeds, 'Town or city': 'Leeds' });
    await main.getByRole('combobox', { name: 'Country' }).selectOption('Italy');
    await save.click();
    await expect(page).toHaveURL(
      /form_error=invalid_request&form_fields=address\.postcode\.postcode-address\.region/,
    );
    await expect(main.getByRole('combobox', { name: 'Province' })).toHaveAccessibleDescription(
      'Choose the province.',
    );
    await expect(main.getByRole('textbox', { name: 'Town or city' })).toHaveValue('Leeds');
    await main.getByRole('combobox', { name: 'Country' }).selectOption('United Kingdom');
    // The browser insists on a province until the page is another one.
    await main.getByRole('combobox', { name: 'Province' }).selectOption('Torino');
    await save.click();
    await expect(main.getByRole('status')).toHaveText('Your new address is saved.');

    await main.getByRole('link', { name: 'Add an address' }).click();
    await fillIn(shop, { ...leeds, 'Street and house number': '2 Mill Road', 'Town or city': 'Leeds' });
    await main.getByRole('checkbox', { name: 'Use as my default for billing' }).check();
    await save.click();
    await expect(card(shop, '2 Mill Road')).toContainText('Default for billing');
    await card(shop, '2 Mill Road')
      .getByRole('button', { name: /^Make it the default for delivery/ })
      .click();
    await expect(main.getByRole('status')).toHaveText('Your default address is changed.');
    await card(shop, 'Corn Mill Lane')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(main.getByRole('heading', { name: 'Delete this address?' })).toBeVisible();
    await main.getByRole('link', { name: 'Keep it' }).click();
    await card(shop, 'Corn Mill Lane')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await main.getByRole('button', { name: 'Delete the address' }).click();
    await expect(main.getByRole('status')).toHaveText('The address is deleted.');
    await card(shop, '2 Mill Road').getByRole('link', { name: /^Edit/ }).click();
    await fillIn(shop, { 'Town or city': 'York' });
    await save.click();
    await expect(card(shop, '2 Mill Road')).toContainText('York');
  });
});
