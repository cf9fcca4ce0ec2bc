import { storeSwitchId } from './store-switch-id.ts';
import { updateStoreLinks } from './update-store-links.ts';

it('leads to the page of now, and home where another store does not have it', () => {
  document.head.innerHTML = '<link rel="alternate" hreflang="fr-FR" href="http://fr.localhost/old">';
  document.body.innerHTML = `<section id="${storeSwitchId}">
    <a hreflang="fr-FR" data-code="fr" href="http://fr.localhost/old">France</a>
    <a hreflang="sv-SE" data-code="se" href="http://se.localhost/old">Sverige</a>
  </section>`;
  const list = document.getElementById(storeSwitchId);
  const addresses = () => [...document.links].map((link) => link.href);
  const stop = updateStoreLinks();

  document.head.innerHTML = '<link rel="alternate" hreflang="fr-FR" href="http://fr.localhost/new">';
  list?.dispatchEvent(new Event('beforetoggle'));
  expect(addresses()).toEqual(['http://fr.localhost/new', 'http://localhost/store-switch/se']);

  stop();
  document.head.innerHTML = '';
  list?.dispatchEvent(new Event('beforetoggle'));
  expect(addresses()[0]).toBe('http://fr.localhost/new');
});

it('has nothing to do where there is one store only', () => {
  document.body.innerHTML = '';
  expect(() => updateStoreLinks()()).not.toThrow();
});
