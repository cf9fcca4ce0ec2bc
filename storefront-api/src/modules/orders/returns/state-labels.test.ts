import { storeLocales } from 'shared-contracts/locales';
import { returnStates } from 'shared-contracts/return-rules';
import { returnStateLabel } from './state-labels.ts';

describe('returnStateLabel', () => {
  it('has different labels for the states of a return and of a withdrawal in every language', () => {
    for (const locale of storeLocales) {
      for (const kind of ['return', 'withdrawal'] as const) {
        const labels = returnStates.map((state) => returnStateLabel(kind, state, locale));
        expect(new Set(labels).size).toBe(returnStates.length);
      }
    }
  });

  it('does not say that a withdrawal is approved, nor that it is canceled with its items', () => {
    for (const locale of storeLocales) {
      for (const state of ['approved', 'canceled'] as const) {
        expect(returnStateLabel('withdrawal', state, locale)).not.toBe(
          returnStateLabel('return', state, locale),
        );
      }
    }
    expect(returnStateLabel('withdrawal', 'canceled', 'en_GB')).toBe('Completed');
  });
});
