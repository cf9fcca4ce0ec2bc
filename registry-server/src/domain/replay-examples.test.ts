import { contractOf, termOf } from 'registry-client/testing/contract-fixture';
import { replayExamples } from './replay-examples.ts';

const basket = (parts = {}) => ({ label: 'mf-basket 1.1.0', contract: contractOf(parts) });
const search = (parts = {}) => ({ label: 'mf-search 3.0.0', contract: contractOf(parts) });

const reading = (term = {}) => search({ consumes: { 'basket:changed': termOf(term) } });
const sending = (term = {}) => basket({ emits: { 'basket:changed': termOf(term) } });
const asWords = termOf({ examples: [{ basketCount: 'two' }] });

describe('replaying examples', () => {
  it('finds nothing where the reader takes every example', () => {
    expect(replayExamples(sending(), reading())).toEqual([]);
  });

  it('says who cannot read what of whom, and why', () => {
    expect(replayExamples(sending(asWords), reading())).toEqual([
      'mf-search 3.0.0 cannot read what mf-basket 1.1.0 emits as basket:changed: /basketCount must be integer',
    ]);
  });

  it('finds a reader who needs a field that the examples no longer have', () => {
    const [problem] = replayExamples(sending({ examples: [{ basketCount: 2 }, {}] }), reading());
    expect(problem).toContain("must have required property 'basketCount'");
  });

  it('looks in both directions, whichever of the two comes first', () => {
    const once = replayExamples(sending(asWords), reading());
    expect(once).toHaveLength(1);
    expect(replayExamples(reading(), sending(asWords))).toEqual(once);
  });

  it('holds for the props that one hands to the other', () => {
    const user = search({ uses: { 'basket/added': termOf(asWords) } });
    const offering = basket({ offers: { 'basket/added': termOf() } });
    expect(replayExamples(offering, user)).toEqual([
      'mf-basket 1.1.0 cannot take what mf-search 3.0.0 hands to basket/added: /basketCount must be integer',
    ]);
  });

  it('leaves other majors to their own rule', () => {
    expect(replayExamples(sending({ ...asWords, major: 2 }), reading())).toEqual([]);
  });

  it('does not mind what nobody reads, nor two who send the same', () => {
    expect(replayExamples(sending(asWords), search())).toEqual([]);
    expect(replayExamples(sending(asWords), search({ emits: { 'basket:changed': termOf() } }))).toEqual([]);
  });
});
