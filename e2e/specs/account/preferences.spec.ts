import { paths } from 'shared-contracts/routes';
import { expectNoViolations } from '../../fixtures/accessibility.ts';
import { expectFrench, expectInformal } from '../../fixtures/french.ts';
import { tabTo } from '../../fixtures/keyboard.ts';
import { newsletterLink } from '../../fixtures/newsletter-link.ts';
import { Member } from '../../fixtures/member.ts';
import { callApi, sessionOf } from '../../fixtures/shop-api.ts';
import { expect, test } from '../../fixtures/shop.ts';
import { frenchShopUrl } from '../../stack/addresses.ts';

test.use({ cookiesRejected: true });

test('a member follows brands, and restricts the use of viewed products by keyboard, which applies at once', async ({
  shop,
  page,
  member,
}) => {
  await shop.restoreSession(member);
  await shop.open(paths.brandsInterest);
  await shop.main.getByRole('searchbox', { name: 'Find a brand' }).fill('varn');
  await expect(shop.main.getByRole('checkbox')).toHaveCount(1);
  await shop.main.getByRole('checkbox', { name: 'Varnhorn' }).check();
  await shop.main.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator(':focus')).toHaveText('Saved. You follow 1 brand.');

  const session = await sessionOf({ email: member.email, password: member.password });
  const viewed = async () => (await callApi('recently-viewed', { store_id: 1 }, session)).body.items.length;
  await callApi('POST recently-viewed', { store_id: 1, product_id: 1 }, session);
  expect(await viewed()).toBe(1);
  await shop.main.getByRole('link', { name: 'Personalisation' }).click();
  await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText('Personalisation');
  const site = shop.main.getByRole('checkbox', { name: 'Remember the products that I look at' });
  await tabTo(page, site);
  await page.keyboard.press('Space');
  await tabTo(page, shop.main.getByRole('button', { name: 'Save' }), 3);
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveText('Saved. It applies from now on.');
  expect(await viewed()).toBe(0);
  const { body } = await callApi('POST recently-viewed', { store_id: 1, product_id: 1 }, session);
  expect(body.isSaved).toBe(false);

  await shop.main.getByRole('link', { name: 'Brands you follow' }).click();
  await expect(shop.main.getByRole('checkbox', { name: 'Varnhorn' })).toBeChecked();
  await page.goBack();
  await expect(site).not.toBeChecked();
});

test('a new member chooses brands in the aside panel, on the page that is open', async ({
  shop,
  page,
  request,
}) => {
  const newcomer = new Member(request);
  await shop.open(paths.register('/about-us'));
  await shop.fillRegistration(shop.main, newcomer);
  await expect(shop.dialog).toHaveAccessibleName(/^Welcome/);
  await shop.dialog.getByRole('link', { name: 'Choose your brands' }).click();
  await expect(shop.dialog).toHaveAccessibleName('Brands you follow');
  await shop.dialog.getByRole('checkbox', { name: 'Varnhorn' }).check();
  expect((await shop.dialog.boundingBox())?.width).toBe(650);
  await expectNoViolations(shop, 'the brands', '[role="dialog"]');
  await shop.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator(':focus')).toHaveText('Saved. You follow 1 brand.');
  await page.keyboard.press('Escape');
  await expect(shop.dialog).toBeHidden();
  await expect(page).toHaveURL('/about-us');
});

test.describe('in French', () => {
  test.use({ baseURL: frenchShopUrl, locale: 'fr-FR' });

  test('a newsletter link opens the reminders of its address, and with a wrong letter leads to the member’s own', async ({
    shop,
    page,
    member,
  }) => {
    const { main } = shop;
    const link = await newsletterLink(member);
    const reminders = main.getByRole('checkbox', { name: 'Me rappeler mon panier' });
    await shop.open(`${paths.notifications}?${link}`);
    await expectFrench(shop);
    await expect(main).toContainText(member.email);
    await expect(main.getByRole('navigation')).toHaveCount(0);
    await reminders.check();
    await main.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.locator(':focus')).toHaveText('Enregistré. C’est valable dès maintenant.');

    await shop.open(`${paths.notifications}?${link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))}`);
    await expect(main.getByRole('alert')).toContainText('Ce lien ne fonctionne pas.');
    await main.getByRole('textbox', { name: 'Adresse e-mail' }).fill(member.email);
    await main.getByLabel('Mot de passe', { exact: true }).fill(member.password);
    await main.getByRole('button', { name: 'Se connecter' }).click();
    await expect(reminders).toBeChecked();
    for (const name of ['Personnalisation', 'Mes marques']) {
      await main.getByRole('link', { name }).click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
      await expectFrench(shop);
      expectInformal(await main.innerText(), name);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a member stores brands and personalisation, and a newsletter link its reminders', async ({
    shop,
    page,
    member,
  }) => {
    const save = shop.main.getByRole('button', { name: 'Save' });
    const link = await newsletterLink(member);
    await page.goto(`${paths.notifications}?${link}`);
    const reminders = shop.main.getByRole('checkbox', { name: 'Remind me of my basket' });
    await reminders.check();
    await save.click();
    await expect(page).toHaveURL(`${paths.notifications}?${link}&status=saved`);
    await expect(shop.main.getByRole('status')).toHaveText('Saved. It applies from now on.');
    await reminders.uncheck();
    await save.click();
    await expect(reminders).not.toBeChecked();

    await shop.restoreSession(member);
    await page.goto(paths.personalisation);
    const email = shop.main.getByRole('checkbox', { name: 'Choose the products in emails for me' });
    await email.uncheck();
    await save.click();
    await expect(page).toHaveURL(`${paths.personalisation}?status=saved`);
    await expect(email).not.toBeChecked();
    await expect(shop.main.getByRole('checkbox', { name: /^Remember/ })).toBeChecked();

    await page.goto(paths.brandsInterest);
    await expect(shop.main.getByRole('searchbox')).toBeHidden();
    await shop.main.getByRole('checkbox', { name: 'Varnhorn' }).check();
    await save.click();
    await expect(page).toHaveURL(`${paths.brandsInterest}?status=saved`);
    await expect(shop.main.getByRole('status')).toHaveText('Saved. You follow 1 brand.');
    await expect(shop.main.getByRole('checkbox', { name: 'Varnhorn' })).toBeChecked();
  });
});
