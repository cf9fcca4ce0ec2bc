import { expect, test } from '../../fixtures/faults.ts';
import { fixtureText } from '../../stack/fixture-release.ts';

test.use({ expectedConsole: [/^Event dropped/] });

test('an invalid or undeclared event is dropped and reported with its publisher, and the page keeps working', async ({
  live,
  shop,
  page,
  member,
}) => {
  const { version } = await live('mf-search', 'bad-event');
  const reports: unknown[] = [];
  page.on('console', (message) => {
    const [first, report] = message.args();
    if (message.text().startsWith('Event dropped') && first && report) {
      void report.jsonValue().then((value) => reports.push(value));
    }
  });

  await shop.signIn(member);
  const attribution = { source: 'mf-search', sourceVersion: version };
  await expect
    .poll(() => reports)
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...attribution,
          type: 'search:activity-changed',
          reason: 'invalid-payload',
        }),
        expect.objectContaining({ ...attribution, type: 'basket:changed', reason: 'undeclared' }),
        expect.objectContaining({ ...attribution, type: 'search:exploded', reason: 'unknown-type' }),
      ]),
    );
  const header = page.getByRole('banner');
  await expect(header.getByText(fixtureText('mf-search'))).toBeVisible();
  await expect(header.getByRole('link', { name: /^Basket/ })).not.toContainText('99');
  await header.getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL(/about-us/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});
