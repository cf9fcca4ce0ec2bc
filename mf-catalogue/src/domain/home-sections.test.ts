import { sale } from '../testing/factories.ts';
import { homeSections, maxPictured } from './home-sections.ts';

const salesOf = (count: number) => Array.from({ length: count }, (_, index) => sale({ saleId: index + 1 }));
const ids = (sales: readonly { saleId: number }[]) => sales.map(({ saleId }) => saleId);

describe('homeSections', () => {
  it('has the first sale as the lead, and each other one in its first section', () => {
    const sections = homeSections({
      sales: salesOf(9),
      followed: [1, 2, 3],
      endingSoon: [3, 4, 5],
      justStarted: [5, 6, 7],
    });
    expect(sections.lead?.saleId).toBe(1);
    expect(ids(sections.followed)).toEqual([2, 3]);
    expect(ids(sections.endingSoon)).toEqual([4, 5]);
    expect(ids(sections.justStarted)).toEqual([6, 7]);
    expect(ids(sections.more)).toEqual([8, 9]);
    expect(sections.rest).toEqual([]);
  });

  it('has no section of one sale', () => {
    const sections = homeSections({ sales: salesOf(4), followed: [2], endingSoon: [3], justStarted: [4] });
    expect(ids(sections.more)).toEqual([2, 3, 4]);
    expect([sections.followed, sections.endingSoon, sections.justStarted]).toEqual([[], [], []]);
  });

  it.each([
    [maxPictured + 2, 0],
    [maxPictured + 3, 3],
  ])('of %i sales shows %i by name only', (count, expected) => {
    const { rest } = homeSections({ sales: salesOf(count), followed: [], endingSoon: [], justStarted: [] });
    expect(rest).toHaveLength(expected);
  });

  it('keeps the order of the ids, ignores unknown ones, and has at most four of a section', () => {
    const { endingSoon, more } = homeSections({
      sales: salesOf(7),
      followed: [],
      endingSoon: [7, 99, 5, 4, 3, 2],
      justStarted: [],
    });
    expect(ids(endingSoon)).toEqual([7, 5, 4, 3]);
    expect(ids(more)).toEqual([2, 6]);
  });

  it('shows a bounded number with pictures, and loses none', () => {
    const all = salesOf(40);
    const sections = homeSections({ sales: all, followed: [], endingSoon: ids(all), justStarted: ids(all) });
    const { lead, rest, ...pictured } = sections;
    const shown = Object.values(pictured).flat();
    expect(1 + shown.length).toBe(maxPictured);
    expect(ids([...(lead ? [lead] : []), ...shown, ...rest]).toSorted((a, b) => a - b)).toEqual(ids(all));
  });

  it('is empty without sales', () => {
    expect(homeSections({ sales: [], followed: [], endingSoon: [], justStarted: [] })).toEqual({
      lead: null,
      followed: [],
      endingSoon: [],
      justStarted: [],
      more: [],
      rest: [],
    });
  });
});
