import { chosenItems, itemField, returnChoice } from './chosen-items.ts';

const items = [
  { id: 7, qty: 2 },
  { id: 12, qty: 1 },
];

function formData(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

it('itemField names a field as the API reads a list', () => {
  expect(itemField(12, 'qty')).toBe('items[12][qty]');
});

it('chosenItems returns the items with pieces, and none of another order', () => {
  const data = formData({ 'items[7][qty]': '2', 'items[12][qty]': '', 'items[99][qty]': '1' });
  expect(chosenItems(data, items)).toEqual([{ id: 7, qty: 2 }]);
});

describe('returnChoice', () => {
  it('returns reason and comment of the chosen items only', () => {
    const data = formData({
      'items[7][qty]': '1',
      'items[7][reason]': 'faulty',
      'items[7][comment]': '  The zip is stuck ',
      'items[12][qty]': '',
      'items[12][reason]': 'late',
    });
    expect(returnChoice(data, items)).toEqual({
      items: [{ id: 7, qty: 1, reason: 'faulty', comment: 'The zip is stuck' }],
      withoutReason: [],
    });
  });

  it('names the items without a reason, or with one that the shop does not know', () => {
    const data = formData({ 'items[7][qty]': '1', 'items[12][qty]': '1', 'items[12][reason]': 'bored' });
    expect(returnChoice(data, items)).toEqual({ items: [], withoutReason: [7, 12] });
  });
});
