import { formFieldOf, fittingField, optionField } from './form-fields.ts';

describe('formFieldOf', () => {
  it.each([
    ['options.93', optionField(93)],
    ['bundleOptions.12.3', optionField(3, 12)],
    ['fittingForm.soleLengthMm', fittingField('soleLengthMm')],
    ['quantity', 'quantity'],
  ])('maps %s to the name of the form field', (path, field) => {
    expect(formFieldOf(path)).toBe(field);
  });
});
