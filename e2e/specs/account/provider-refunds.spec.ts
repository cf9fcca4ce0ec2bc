import { paths } from 'shared-contracts/routes';
import { expectAccessible } from '../../fixtures/accessibility.ts';
import { buyBackpacks } from '../../fixtures/checkout.ts';
import { mailTo } from '../../fixtures/mailbox.ts';
import { deliver } from '../../fixtures/operations.ts';
import { changeAtProvider } from '../../fixtures/payment-provider.ts';
import { expect, test } from '../../fixtures/shop.ts';

test.use({ cookiesRejected: true });

test('a refund that a person makes at the payment provider has a credit note, and a chargeback has none', async ({
  shop,
  member,
}) => {
  const number = await buyBackpacks(shop, member, 1);
  await deliver(number);
  await changeAtProvider('chargebacks', 500);
  await changeAtProvider('refunds', 250);
  const mail = await mailTo(member.email, `Your refund for order ${number}`);
  expect(mail.text).toContain('We’ve refunded £2.50');
  await shop.open(paths.orders);
  await shop.main.getByRole('link', { name: `Order ${number}` }).click();
  await expect(shop.main.getByRole('link', { name: /^Credit note/ })).toHaveCount(1);
  await expect(shop.main.getByRole('link', { name: /^Invoice/ })).toHaveCount(1);
  await expectAccessible(shop);
});
