import { money } from 'shared-contracts/money';
import { priceDisplay } from './price-display.ts';

const gbp = (amount: number) => money(amount, 'GBP');

function displayOf(retail: number, special: number, discount: number | null) {
  const [retailPrice, specialPrice] = [gbp(retail), gbp(special)];
  return priceDisplay({ current: specialPrice, old: gbp(50_000), retailPrice, specialPrice, discount });
}

describe('priceDisplay', () => {
  it("shows the API's old price if the retail price exceeds the special price", () => {
    expect(displayOf(48_000, 40_000, 16)).toMatchObject({ previous: gbp(50_000), saving: 16 });
  });

  it.each([
    [40_000, 40_000],
    [39_999, 40_000],
  ])('shows no old price at a retail price of %i and a special price of %i', (retail, special) => {
    expect(displayOf(retail, special, 16)).toMatchObject({ previous: null });
  });

  it.each([0, -3, null])('shows no saving at a discount of %p', (discount) => {
    expect(displayOf(48_000, 40_000, discount)).toMatchObject({ previous: gbp(50_000), saving: null });
  });

  it('is withheld without a current price', () => {
    const price = { current: null, old: null, retailPrice: null, specialPrice: null, discount: null };
    expect(priceDisplay(price)).toEqual({ kind: 'withheld' });
  });
});
