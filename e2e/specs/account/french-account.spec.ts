import { paths } from 'shared-contracts/routes';
import { expectAccessible } from '../../fixtures/accessibility.ts';
import { expectFrench, expectFrenchText, expectInformal } from '../../fixtures/french.ts';
import { mailTo, type ReceivedMail } from '../../fixtures/mailbox.ts';
import { Member } from '../../fixtures/member.ts';
import { expect, test, type ShopPage } from '../../fixtures/shop.ts';
import { frenchShopUrl } from '../../stack/addresses.ts';

test.use({ cookiesRejected: true, baseURL: frenchShopUrl, locale: 'fr-FR' });

const newPassword = 'Fresh-Gravel-38';

function expectFrenchMail(mail: ReceivedMail, what: string): void {
  expect(mail.language).toBe('fr-FR');
  expectFrenchText(mail.text, what);
  expectInformal(mail.text, what);
}

async function fillEmail({ main }: ShopPage, email: string): Promise<void> {
  await main.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email);
}

test('a newcomer joins, confirms the address and sets a new password in French', async ({
  shop,
  page,
  request,
}) => {
  const { email, firstname, lastname, password } = new Member(request);
  const { main } = shop;
  await shop.open(paths.register());
  await main.getByRole('textbox', { name: 'Prénom' }).fill(firstname);
  await main.getByRole('textbox', { name: 'Nom', exact: true }).fill(lastname);
  await fillEmail(shop, email);
  await shop.main.getByLabel('Mot de passe', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'S’inscrire gratuitement' }).click();
  await expect(shop.dialog).toHaveAccessibleName(/^Bienvenue/);

  expectFrenchMail(await mailTo(email, 'Bienvenue chez Offpiste'), 'the welcome mail');
  const confirmation = await mailTo(email, 'Confirme ton adresse e-mail');
  expectFrenchMail(confirmation, 'the mail with the link of the confirmation');
  const confirmationUrl = confirmation.buttonUrl('Confirmer l’adresse');
  expect(new URL(confirmationUrl).origin).toBe(frenchShopUrl);
  await shop.open(confirmationUrl);
  await expectFrench(shop);
  await expectAccessible(shop);
  await main.getByRole('button', { name: 'Confirmer l’adresse' }).click();
  await expect(main.getByRole('status')).toContainText('ton adresse e-mail est confirmée');
  await expectFrench(shop);
  await shop.open(paths.account);
  await main.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL('/');

  await shop.open(paths.forgotPassword);
  await fillEmail(shop, email);
  await main.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(main.getByRole('status')).toContainText('un e-mail avec un lien est en route');
  await expectFrench(shop);
  const reset = await mailTo(email, 'Choisis un nouveau mot de passe');
  expectFrenchMail(reset, 'the mail with the link for a new password');
  await shop.open(reset.buttonUrl('Choisir le mot de passe'));
  await expectFrench(shop);
  await expectAccessible(shop);
  await main.getByLabel('Nouveau mot de passe', { exact: true }).fill(newPassword);
  await main.getByLabel('Répète le nouveau mot de passe').fill(newPassword);
  await main.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await expect(page).toHaveURL(paths.login());
  await expect(main.getByRole('status')).toContainText('Ton mot de passe a été modifié.');
  expectFrenchMail(await mailTo(email, 'Ton mot de passe a été modifié'), 'the mail about the new password');

  await fillEmail(shop, email);
  await main.getByLabel('Mot de passe', { exact: true }).fill(newPassword);
  await main.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/');
  await expect(shop.header.getByRole('link', { name: 'Mon compte' })).toBeVisible();
  await expectFrench(shop);
});
