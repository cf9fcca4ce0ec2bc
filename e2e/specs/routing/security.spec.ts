import { guestPages } from '../../fixtures/pages.ts';
import { expect, test } from '../../fixtures/shop.ts';

test('pages forbid foreign code, framing and MIME sniffing', async ({ request }) => {
  for (const path of [...guestPages, '/404']) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'self'");
    expect(policy, path).toContain("script-src 'self'");
    expect(policy, path).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).toContain("object-src 'none'");
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['strict-transport-security'], path).toContain('max-age=31536000');
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    expect(headers['cross-origin-resource-policy'], path).toBe('same-origin');
    expect(headers['permissions-policy'], path).toContain('camera=()');
  }
});

test.describe('Trusted Types', () => {
  test.use({ expectedConsole: [/Trusted ?(Type|HTML|Script)/i] });

  test('block markup and code from strings', async ({ shop, page }) => {
    await shop.open('/about-us');
    const rejected = await page.evaluate(() => {
      const attempts = {
        markup: () => (document.createElement('div').innerHTML = '<img src="x" onerror="alert(1)">'),
        foreignScript: () => (document.createElement('script').src = 'https://evil.example/assets/a.js'),
        code: () => (document.createElement('script').text = 'alert(1)'),
        anotherPolicy: () =>
          (
            globalThis as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
          ).trustedTypes.createPolicy('mine', {}),
      };
      return Object.entries(attempts)
        .filter(([, attempt]) => {
          try {
            attempt();
            return false;
          } catch {
            return true;
          }
        })
        .map(([name]) => name);
    });
    expect(rejected).toEqual(['markup', 'foreignScript', 'code', 'anotherPolicy']);
  });
});

test('a change from another site is rejected', async ({ request }) => {
  const answer = await request.post('/api/logout', {
    headers: { origin: 'https://evil.example' },
    data: { store_id: 1 },
  });
  expect(answer.status()).toBe(403);
});
