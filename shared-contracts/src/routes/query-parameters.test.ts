import { assert, property, webQueryParameters } from 'fast-check';
import { pageQueryParameters, splitQuery } from './query-parameters.ts';
import { specifiedPageTypes } from './specified-page-types.ts';

describe('splitQuery', () => {
  it.each([
    ['', '', ''],
    ['?', '', ''],
    ['?gclid=1&utm_source=mail', '', 'gclid=1&utm_source=mail'],
    ['?gclid=1&s=a%20b&utm_source=x&p=2', '?s=a%20b&p=2', 'gclid=1&utm_source=x'],
    ['?st=display&displayform=yes&ad=google&ep=1', '', 'st=display&displayform=yes&ad=google&ep=1'],
    ['?%73=ski', '?%73=ski', ''],
    ['?s', '?s', ''],
    ['?removed=1&qty=2&gclid=1', '?removed=1&qty=2', 'gclid=1'],
    ['?=s&&p=%zz', '?p=%zz', '=s'],
    ['?order=price&order=newest', '?order=price&order=newest', ''],
    ['?constructor=1&__proto__=2', '', 'constructor=1&__proto__=2'],
  ])('splits %j into %j, which pages read, and %j', (search, rendered, unrenderedQuery) => {
    expect(splitQuery(search, '/products')).toEqual({ rendered, unrenderedQuery });
  });

  it.each([
    ['/', '?s=ski&p=2&token=x', '', 's=ski&p=2&token=x'],
    ['/sales/', '?p=2', '', 'p=2'],
    ['/search', '?s=ski&p=2&token=x', '?s=ski&p=2', 'token=x'],
    ['/catalog/product/view/id/1/', '?s=ski&form_error=internal', '?form_error=internal', 's=ski'],
    ['/searching', '?s=ski', '?s=ski', ''],
    ['/products/skis', '?brand=1,2&utm_source=x&from=1&p=2', '?brand=1,2&from=1&p=2', 'utm_source=x'],
    ['/search', '?s=ski&sort=price-asc&price_from=5', '?s=ski&sort=price-asc&price_from=5', ''],
  ])('keeps at %s of %s what its page type reads', (path, search, rendered, unrenderedQuery) => {
    expect(splitQuery(search, path)).toEqual({ rendered, unrenderedQuery });
  });

  it('keeps the parameters that pages read unchanged', () => {
    assert(
      property(webQueryParameters(), (search) => {
        const { rendered, unrenderedQuery } = splitQuery(`?${search}`, '/products');
        expect(splitQuery(rendered, '/products')).toEqual({ rendered, unrenderedQuery: '' });
        expect(splitQuery(`?${unrenderedQuery}`, '/products')).toEqual({ rendered: '', unrenderedQuery });
      }),
    );
  });
});

describe('pageQueryParameters', () => {
  it('contain page types of the specification, and of the shop’s own', () => {
    const ownTypes = [
      'checkout',
      'account-security',
      'account-privacy',
      'order-address',
      'social-login',
      'withdrawal',
      'cookie-preferences',
    ];
    const types = [...Object.keys(specifiedPageTypes), ...ownTypes];
    expect(types).toEqual(expect.arrayContaining(Object.keys(pageQueryParameters)));
  });
});
