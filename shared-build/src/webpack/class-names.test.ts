import { classNamesOf } from './class-names.ts';

const price = { resourcePath: '/shop/shared-ui/src/price/price.module.css' };

describe('classNamesOf', () => {
  it('names classes by the bundle, the style sheet and the class', () => {
    const nameOf = classNamesOf('catalogue');
    expect(nameOf(price, '', 'amount')).toBe('catalogue_price_amount');
    expect(nameOf(price, '', 'old')).toBe('catalogue_price_old');
  });

  it('throws for two style sheets of one name, whose classes would be the same', () => {
    const nameOf = classNamesOf('catalogue');
    nameOf(price, '', 'amount');
    expect(() => nameOf({ resourcePath: '/shop/mf-catalogue/src/price.module.css' }, '', 'amount')).toThrow(
      '/shop/mf-catalogue/src/price.module.css has the name of /shop/shared-ui/src/price/price.module.css',
    );
  });

  it('accepts the same name in two bundles', () => {
    expect(classNamesOf('basket')(price, '', 'amount')).toBe('basket_price_amount');
    expect(
      classNamesOf('account')({ resourcePath: '/shop/mf-account/src/price.module.css' }, '', 'amount'),
    ).toBe('account_price_amount');
  });
});
