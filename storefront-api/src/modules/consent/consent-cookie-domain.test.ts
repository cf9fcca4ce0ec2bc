import { consentCookieDomain } from './consent-cookie-domain.ts';

describe('consentCookieDomain', () => {
  it.each([
    [['shop.example', 'fr.shop.example'], 'shop.example', 'shop.example'],
    [['shop.example', 'fr.shop.example'], 'FR.shop.example:3000', 'shop.example'],
    [['shop.co.uk', 'fr.shop.co.uk'], 'fr.shop.co.uk', 'shop.co.uk'],
    [['uk.shop.example', 'fr.shop.example'], 'uk.shop.example', 'shop.example'],
    [['shop.co.uk', 'shop.fr'], 'shop.fr', null],
    [['one.co.uk', 'two.co.uk'], 'one.co.uk', null],
    // Shops of two customers of one host, which the public suffix list names.
    [['one.github.io', 'two.github.io'], 'one.github.io', null],
    [['localhost', 'fr.localhost'], 'localhost:3000', null],
    [['a.fr.localhost', 'b.fr.localhost'], 'a.fr.localhost', null],
    [['192.0.2.1', '192.0.2.2'], '192.0.2.1', null],
    [['shop.example'], 'shop.example', null],
    [['shop.example', 'shop.example'], 'shop.example', null],
    [[], 'shop.example', null],
    [['shop.example', 'fr.shop.example'], 'evilshop.example', null],
    [['shop.example', 'fr.shop.example'], 'shop.example.evil.example', null],
    [['shop.example', 'fr.shop.example'], '', null],
  ])('of stores at %j and a request to %j is %j', (hosts, host, expected) => {
    expect(consentCookieDomain(hosts, host, ['partner.localhost'])).toBe(expected);
  });

  it('is null if a store of another website is below the domain', () => {
    const hosts = ['shop.example', 'fr.shop.example'];
    expect(consentCookieDomain(hosts, 'shop.example', ['outlet.shop.example'])).toBeNull();
    expect(consentCookieDomain(hosts, 'shop.example', ['outlet-shop.example'])).toBe('shop.example');
  });
});
