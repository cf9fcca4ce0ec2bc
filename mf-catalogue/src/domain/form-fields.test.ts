import { fieldOfApi, fittingField, optionField } from './form-fields.ts';

describe('the names of the form’s fields', () => {
  it.each([
    ['options.93', optionField(93)],
    ['bundleOptions.12.3', optionField(3, 12)],
    ['fittingForm.soleLengthMm', fittingField('soleLengthMm')],
    ['quantity', 'quantity'],
  ])('are those that the API means by %s', (path, field) => {
    expect(fieldOfApi(path)).toBe(field);
  });
});
