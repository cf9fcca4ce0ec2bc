import { frameMismatch, frameSchema, slotsSchema } from './frame.ts';

const part = { slot: 'header-actions', hydrate: 'idle' } as const;
const expose = './fragments/hint';

describe('frameSchema', () => {
  it('accepts props, an order, and a slot of a newer shell', () => {
    const frame = {
      [expose]: { ...part, props: { text: 'a', size: 2, isOpen: true, end: null }, order: 3 },
      './fragments/other': { ...part, slot: 'below-footer', hydrateForMembers: 'interaction' },
    };
    expect(frameSchema.parse(frame)).toEqual(frame);
  });

  it.each(['__proto__', 'hint', './pages/hint', './fragments/../x', './fragments/Hint'])(
    'accepts no expose %s',
    (name) => {
      const parsed = frameSchema.safeParse(JSON.parse(`{"${name}": ${JSON.stringify(part)}}`));
      expect(parsed.success && Object.keys(parsed.data).length > 0).toBe(false);
    },
  );

  it.each([
    { slot: '' },
    { slot: '__proto__' },
    { hydrate: 'load' },
    { hydrateForMembers: 'never' },
    { order: -1 },
    { order: 0.5 },
    { order: 1001 },
    { props: { text: 'x'.repeat(201) } },
    { props: { children: { type: 'script' } } },
    { props: { list: [1] } },
    { props: Object.fromEntries('abcdefghijk'.split('').map((name) => [name, 1])) },
  ])('rejects %j', (wrong) => {
    expect(frameSchema.safeParse({ [expose]: { ...part, ...wrong } }).success).toBe(false);
  });

  it('drops the prop __proto__', () => {
    const parsed = frameSchema.safeParse(
      JSON.parse(`{"${expose}": {"slot": "consent", "hydrate": "idle", "props": {"__proto__": 1}}}`),
    );
    expect(parsed.success && Object.keys(parsed.data[expose]?.props ?? {}).length > 0).toBe(false);
  });

  it('rejects more than five fragments', () => {
    const many = 'abcdef'.split('').map((name) => [`./fragments/${name}`, part]);
    expect(frameSchema.safeParse(Object.fromEntries(many)).success).toBe(false);
  });
});

describe('slotsSchema', () => {
  it('rejects names that are no slots, and more than 50', () => {
    const many = 'abcdefgh'.split('').flatMap((one) => 'abcdefgh'.split('').map((two) => [one + two, 'one']));
    for (const slots of [{ 'Header!': 'one' }, { header: 'two' }, Object.fromEntries(many) as object])
      expect(slotsSchema.safeParse(slots).success).toBe(false);
    expect(slotsSchema.safeParse({ header: 'one', footer: 'several' }).success).toBe(true);
  });
});

describe('frameMismatch', () => {
  it('returns undefined for fragments that the release exposes, and without a frame', () => {
    expect([frameMismatch({ [expose]: {} }, { [expose]: part }), frameMismatch({})]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('rejects a fragment that the release does not expose', () => {
    expect(frameMismatch({}, { [expose]: part })).toContain('does not expose it');
  });
});
