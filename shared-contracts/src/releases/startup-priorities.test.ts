import { startupMismatch, startupPrioritiesSchema } from './startup-priorities.ts';

const manyStartups = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`./startups/${String.fromCharCode(97 + index)}`, 40]),
  );

describe('startupPrioritiesSchema', () => {
  it.each([20, 30, 40])('accepts the priority %p', (priority) => {
    expect(startupPrioritiesSchema.safeParse({ './startups/notifications': priority }).success).toBe(true);
  });

  it.each([0, 10, 25, 50, '30', null])('rejects the priority %p', (priority) => {
    expect(startupPrioritiesSchema.safeParse({ './startups/notifications': priority }).success).toBe(false);
  });

  it.each(['notifications', './pages/notifications', './startups/../pages/a', './startups/A', './startups/'])(
    'rejects the expose %p',
    (name) => expect(startupPrioritiesSchema.safeParse({ [name]: 30 }).success).toBe(false),
  );

  it('accepts five startups and rejects six', () => {
    expect(startupPrioritiesSchema.safeParse(manyStartups(5)).success).toBe(true);
    expect(startupPrioritiesSchema.safeParse(manyStartups(6)).error?.issues[0]?.message).toBe(
      'more than 5 startups',
    );
  });
});

describe('startupMismatch', () => {
  const exposes = { './pages/card': {}, './startups/notifications': {} };

  it('returns undefined if each startup has a priority', () => {
    expect(startupMismatch(exposes, { './startups/notifications': 30 })).toBeUndefined();
    expect(startupMismatch({ './pages/card': {} })).toBeUndefined();
  });

  it('names a startup that is not exposed', () => {
    const priorities = { './startups/notifications': 30, './startups/other': 40 } as const;
    expect(startupMismatch(exposes, priorities)).toBe(
      'gives ./startups/other a priority, but does not expose it',
    );
  });

  it('names a startup without a priority', () => {
    expect(startupMismatch(exposes)).toBe('exposes ./startups/notifications without a priority');
  });
});
