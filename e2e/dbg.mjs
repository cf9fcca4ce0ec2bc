import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await (await b.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
page.on('console', (m) => console.log('C', m.type(), m.text().slice(0, 200)));
await page.goto('http://app.localhost:4456/cookie-policy');
await page.waitForTimeout(4000);
await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
await page.waitForTimeout(3000);
await page.context().setOffline(true);
console.log('offline now', await page.evaluate(() => [location.href, navigator.onLine]));
await page.getByRole('banner').getByRole('link', { name: 'About us', exact: true }).click();
await page.waitForTimeout(3000);
console.log(
  await page.evaluate(() => [location.href, document.querySelector('h1').textContent, navigator.onLine]),
);
await b.close();
