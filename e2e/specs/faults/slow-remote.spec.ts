import { expect, test } from '../../fixtures/faults.ts';
import { serverPage } from '../../fixtures/server-page.ts';

/** The faulty release gives itself 600 ms; the rest is for a machine that has other things to do. */
const enough = 600 + 2000;

async function timed(path: string) {
  const begin = performance.now();
  const answer = await serverPage(path);
  return { ...answer, took: performance.now() - begin };
}

test('a remote that never answers the server costs its region no more than its time', async ({ live }) => {
  await live('never-loads');
  const other = await timed('/about-us');
  expect(other.status).toBe(200);
  expect(other.took).toBeGreaterThan(600);
  expect(other.took).toBeLessThan(enough);
  expect(other.shown).toContain('action="/search"');

  const own = await timed('/search?s=slow');
  expect(own.status).toBe(503);
  expect(own.took).toBeLessThan(enough);
  expect(own.shown).toContain('This part is taking a break');
  expect(own.shown).toContain('<footer');

  const after = await timed('/search?s=quick');
  expect(after.status).toBe(200);
  expect(after.shown).toContain('Results for');
});

test.describe('in the browser', () => {
  test.use({ expectedConsole: [/503/] });

  test('what the server waited for in vain is shown once the browser has it', async ({
    live,
    shop,
    page,
  }) => {
    await live('never-loads');
    await shop.open('/search?s=slow');
    await expect(page.getByRole('main').getByRole('heading', { name: 'Results for slow' })).toBeVisible();
    await expect(page.getByRole('banner').getByText('A box')).toBeVisible();
  });
});
