import { contractOf, termOf } from 'registry-client/testing/contract-fixture';
import { replayExamples } from './replay-examples.ts';

const basket = (parts = {}) => ({ label: 'mf-basket 1.1.0', contract: contractOf(parts) });
const search = (parts = {}) => ({ label: 'mf-search 3.0.0', contract: contractOf(parts) });

const reading = (term = {}) => search({ consumes: { 'basket:changed': termOf(term) } });
const sending = (term = {}) => basket({ emits: { 'basket:changed': termOf(term) } });
const asText = termOf({ examples: [{ basketCount: 'two' }] });

describe('replayExamples', () => {
  it('finds nothing when the receiver accepts every example', () => {
    expect(replayExamples(sending(), reading())).toEqual([]);
  });

  it('names sender, receiver, event and reason', () => {
    expect(replayExamples(sending(asText), reading())).toEqual([
      'mf-search 3.0.0 cannot read what mf-basket 1.1.0 emits as basket:changed: /basketCount must be integer',
    ]);
  });

  it('finds a receiver that needs a field that the examples no longer have', () => {
    const [failure] = replayExamples(sending({ examples: [{ basketCount: 2 }, {}] }), reading());
    expect(failure).toContain("must have required property 'basketCount'");
  });

  it('compares in both directions, in either order', () => {
    const once = replayExamples(sending(asText), reading());
    expect(once).toHaveLength(1);
    expect(replayExamples(reading(), sending(asText))).toEqual(once);
  });

  it('compares the props of fragments too', () => {
    const user = search({ uses: { 'basket/added': termOf(asText) } });
    const offering = basket({ offers: { 'basket/added': termOf() } });
    expect(replayExamples(offering, user)).toEqual([
      'mf-basket 1.1.0 cannot take what mf-search 3.0.0 hands to basket/added: /basketCount must be integer',
    ]);
  });

  it('ignores different majors, which another rule compares', () => {
    expect(replayExamples(sending({ ...asText, major: 2 }), reading())).toEqual([]);
  });

  it('compares each major of an event with the same one of the receiver', () => {
    const both = basket({
      emits: { 'basket:changed': termOf({ major: 2, examples: [{}] }), 'basket:changed@1': asText },
    });
    expect(replayExamples(both, reading())).toEqual([
      'mf-search 3.0.0 cannot read what mf-basket 1.1.0 emits as basket:changed@1: /basketCount must be integer',
    ]);
  });

  it('ignores events without a receiver, and two senders of the same event', () => {
    expect(replayExamples(sending(asText), search())).toEqual([]);
    expect(replayExamples(sending(asText), search({ emits: { 'basket:changed': termOf() } }))).toEqual([]);
  });
});
