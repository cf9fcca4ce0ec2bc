import type { MessageLoaders } from 'shared-runtime';

export const messages: MessageLoaders = {
  en_GB: () =>
    import(/* webpackChunkName: "messages-products-en_GB" */ './en_GB.json', { with: { type: 'json' } }),
  da_DK: () =>
    import(/* webpackChunkName: "messages-products-da_DK" */ './da_DK.json', { with: { type: 'json' } }),
  de_DE: () =>
    import(/* webpackChunkName: "messages-products-de_DE" */ './de_DE.json', { with: { type: 'json' } }),
  de_AT: () =>
    import(/* webpackChunkName: "messages-products-de_AT" */ './de_AT.json', { with: { type: 'json' } }),
  es_ES: () =>
    import(/* webpackChunkName: "messages-products-es_ES" */ './es_ES.json', { with: { type: 'json' } }),
  fr_FR: () =>
    import(/* webpackChunkName: "messages-products-fr_FR" */ './fr_FR.json', { with: { type: 'json' } }),
  it_IT: () =>
    import(/* webpackChunkName: "messages-products-it_IT" */ './it_IT.json', { with: { type: 'json' } }),
  sv_SE: () =>
    import(/* webpackChunkName: "messages-products-sv_SE" */ './sv_SE.json', { with: { type: 'json' } }),
};
