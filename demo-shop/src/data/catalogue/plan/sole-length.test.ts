import { juniorSkiBootSizes, skiBootSizes } from '../../content/size-guides/footwear.ts';
import { soleLengthOf } from './sole-length.ts';

type Boot = Parameters<typeof soleLengthOf>[0];

const boot = (change: Partial<Boot> = {}): Boot =>
  ({
    category: 'ski-boots/all-mountain',
    artKind: 'boot',
    sizes: { option: 'mondopoint', values: [] },
    ...change,
  }) as Boot;

describe('soleLengthOf', () => {
  it('returns the length of the size guides in millimetres', () => {
    const rows = [...juniorSkiBootSizes.rows, ...skiBootSizes.rows];
    const known = rows.filter((row) => Number(row.at(-1)) >= 200);
    expect(known.length).toBeGreaterThan(10);
    for (const row of known) expect(soleLengthOf(boot(), row.at(0) ?? '')).toBe(Number(row.at(-1)));
  });

  it('returns null for boots that are too small for an adjustable binding, and for unknown sizes', () => {
    const tooSmall = juniorSkiBootSizes.rows.filter((row) => Number(row.at(-1)) < 200);
    expect(tooSmall.length).toBeGreaterThan(0);
    for (const row of tooSmall) expect(soleLengthOf(boot(), row.at(0) ?? '')).toBeNull();
    expect(soleLengthOf(boot(), '99')).toBeNull();
  });

  it.each<[string, Partial<Boot>]>([
    ['liners', { artKind: 'liner' }],
    ['products of other categories', { category: 'snowboard-boots' }],
    ['products without sizes', { sizes: null }],
    ['products in other sizes', { sizes: { option: 'size', values: [] } }],
  ])('returns null for %s', (_what, change) => {
    const size = skiBootSizes.rows[0]?.[0] ?? '';
    expect(soleLengthOf(boot(), size)).not.toBeNull();
    expect(soleLengthOf(boot(change), size)).toBeNull();
  });
});
