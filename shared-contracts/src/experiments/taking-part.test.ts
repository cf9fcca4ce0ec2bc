import { navigationTest, toAbTests } from './taking-part.ts';

describe('what is said of a visitor who takes part', () => {
  it('are the variations that they see, without originals', () => {
    const assignments = { ab_test_x: 'variation_a', ab_test_y: 'original', ab_test_z: 'variation_b' };
    expect(toAbTests(assignments)).toEqual([
      { abTestCode: 'ab_test_x', abTestVariationCode: 'variation_a' },
      { abTestCode: 'ab_test_z', abTestVariationCode: 'variation_b' },
    ]);
    expect(toAbTests({})).toEqual([]);
  });

  it('names another navigation only where they see one', () => {
    expect(navigationTest({ ab_test_navigation: 'variation_a' })).toBe('ab_test_navigation:variation_a');
    expect(navigationTest({ ab_test_navigation: 'original' })).toBeUndefined();
    expect(navigationTest({ ab_test_x: 'variation_a' })).toBeUndefined();
  });
});
