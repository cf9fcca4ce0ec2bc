import { assignDraft, clearDraft, clearDraftPart, readDraft, writeDraft } from './checkout-draft.ts';

const key = 'checkout-draft';
const city = { 'address[city]': 'Leeds' };

beforeEach(() => sessionStorage.clear());

describe('checkout draft', () => {
  it('has what the same shopper has entered in a form', () => {
    writeDraft(7, 'address', city);
    writeDraft(7, 'order', { termsAccepted: 'true' });
    expect(readDraft(7, 'address')).toEqual(city);
    expect(readDraft(7, 'order')).toEqual({ termsAccepted: 'true' });
    expect(readDraft(7, 'method')).toBeNull();
  });

  it('is removed when another member reads or writes', () => {
    writeDraft(7, 'address', city);
    expect(readDraft(8, 'address')).toBeNull();
    expect(sessionStorage.getItem(key)).toBeNull();
    writeDraft(7, 'address', city);
    writeDraft(8, 'order', {});
    expect(sessionStorage.getItem(key)).not.toContain('Leeds');
  });

  it('is hidden from a guest, and there again when the member signs in again', () => {
    writeDraft(7, 'address', city);
    expect(readDraft(null, 'address')).toBeNull();
    expect(readDraft(7, 'address')).toEqual(city);
  });

  it('of a guest belongs to the member who signs in on the page, and to no member who signs in elsewhere', () => {
    writeDraft(null, 'address', city);
    assignDraft(7);
    expect(readDraft(7, 'address')).toEqual(city);
    assignDraft(8);
    expect(sessionStorage.getItem(key)).toBeNull();
    writeDraft(null, 'address', city);
    expect(readDraft(8, 'address')).toBeNull();
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  it('loses a form that was sent, and everything after an order', () => {
    writeDraft(7, 'address', city);
    writeDraft(7, 'order', { termsAccepted: 'true' });
    clearDraftPart('address');
    expect(readDraft(7, 'address')).toBeNull();
    expect(readDraft(7, 'order')).toEqual({ termsAccepted: 'true' });
    clearDraft();
    expect(readDraft(7, 'order')).toBeNull();
  });

  it.each([
    '{',
    '7',
    '{"shopper":7}',
    '{"shopper":"7","parts":{"address":{}}}',
    '{"shopper":7,"parts":{"address":{"address[city]":5}}}',
    `{"shopper":7,"parts":{"address":{"address[city]":"${'x'.repeat(301)}"}}}`,
    '{"shopper":7,"parts":{"address":[[]]}}',
  ])('ignores invalid content: %s', (content) => {
    sessionStorage.setItem(key, content);
    expect(readDraft(7, 'address')).toBeNull();
  });
});
