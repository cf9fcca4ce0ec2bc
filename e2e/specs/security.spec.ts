import { guestPages } from '../fixtures/pages.ts';
import { expect, test } from '../fixtures/shop.ts';

test('pages forbid foreign code, framing and guessing of types', async ({ request }) => {
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
  }
});

test('a change that comes from another site is refused', async ({ request }) => {
  const answer = await request.post('/api/logout', {
    headers: { origin: 'https://evil.example' },
    data: { store_id: 1 },
  });
  expect(answer.status()).toBe(403);
});
