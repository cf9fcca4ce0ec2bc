import { tabTo } from '../../fixtures/keyboard.ts';
import { expect, test } from '../../fixtures/shop.ts';

test.use({ expectedConsole: [/401 \(Unauthorized\)/] });

test('all steps to the basket work by keyboard', async ({ shop, page, member }) => {
  await shop.open('/catalog/product/view/id/1/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByRole('radio', { name: /164 cm/ }), 80);
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Add to basket' }));
  await page.keyboard.press('Enter');

  const panel = page.getByRole('dialog');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add to basket' })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    // At either end the focus is on a guard or on the body, never on an element behind the panel.
    const where = await panel.evaluate(async (element) => {
      // The panel moves the focus from its end to its beginning in the next frame.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const focused = document.activeElement;
      const isAtTheEnd = focused === document.body || focused?.hasAttribute('data-base-ui-focus-guard');
      return element.contains(focused) || isAtTheEnd ? 'inside' : focused?.outerHTML.slice(0, 200);
    });
    expect(where).toBe('inside');
  }
  await panel.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('ArrowRight');
  const form = panel.getByRole('tabpanel', { name: 'I have an account' });
  await form.getByLabel('Email').focus();
  await page.keyboard.type(member.email);
  await form.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type(member.password);
  await page.keyboard.press('Enter');

  await expect(panel.getByRole('heading', { name: 'Added to your basket' })).toBeVisible();
  await panel.getByRole('link', { name: 'View basket' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout\/cart\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your basket');
});
