import { storeSwitchId } from './store-switch-id.ts';
import { updateStoreLinks } from './update-store-links.ts';

it('updateStoreLinks links to the current page, or to the home page of a store without it', () => {
  document.head.innerHTML = '<link rel="alternate" hreflang="fr-FR" href="http://fr.localhost/old">';
  document.body.innerHTML = `<section id="${storeSwitchId}">
    <a hreflang="fr-FR" data-code="fr" href="http://fr.localhost/old">France</a>
    <a hreflang="sv-SE" data-code="se" href="http://se.localhost/old">Sverige</a>
  </section>`;
  const list = document.getElementById(storeSwitchId);
  const addresses = () => [...document.links].map((link) => link.href);
  document.head.innerHTML = '<link rel="alternate" hreflang="fr-FR" href="http://fr.localhost/second">';
  const stop = updateStoreLinks();
  expect(addresses()).toEqual(['http://fr.localhost/second', 'http://localhost/store-switch/se']);

  document.head.innerHTML = '<link rel="alternate" hreflang="fr-FR" href="http://fr.localhost/new">';
  list?.dispatchEvent(new Event('beforetoggle'));
  expect(addresses()).toEqual(['http://fr.localhost/new', 'http://localhost/store-switch/se']);

  document.head.innerHTML = '';
  history.replaceState(null, '', '/customer/account/privacy/');
  list?.dispatchEvent(new Event('beforetoggle'));
  expect(addresses()[0]).toBe('http://localhost/store-switch/fr?to=%2Fcustomer%2Faccount%2Fprivacy%2F');
  history.replaceState(null, '', '/');

  stop();
  document.head.innerHTML = '<link rel="alternate" hreflang="fr-FR" href="http://fr.localhost/late">';
  list?.dispatchEvent(new Event('beforetoggle'));
  expect(addresses()[0]).toContain('/store-switch/fr?to=');
});

it('updateStoreLinks does nothing without a store list', () => {
  document.body.innerHTML = '';
  expect(() => updateStoreLinks()()).not.toThrow();
});
