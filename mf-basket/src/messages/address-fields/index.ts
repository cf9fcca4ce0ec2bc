import type { MessageLoaders } from 'shared-runtime';

/** Texts of the fields of an address, in the chunk of the texts of the checkout. */
export const messages: MessageLoaders = {
  en_GB: () =>
    import(/* webpackChunkName: "messages-checkout-en_GB" */ 'shared-forms/messages/address/en_GB.json', {
      with: { type: 'json' },
    }),
  da_DK: () =>
    import(/* webpackChunkName: "messages-checkout-da_DK" */ 'shared-forms/messages/address/da_DK.json', {
      with: { type: 'json' },
    }),
  de_DE: () =>
    import(/* webpackChunkName: "messages-checkout-de_DE" */ 'shared-forms/messages/address/de_DE.json', {
      with: { type: 'json' },
    }),
  de_AT: () =>
    import(/* webpackChunkName: "messages-checkout-de_AT" */ 'shared-forms/messages/address/de_AT.json', {
      with: { type: 'json' },
    }),
  es_ES: () =>
    import(/* webpackChunkName: "messages-checkout-es_ES" */ 'shared-forms/messages/address/es_ES.json', {
      with: { type: 'json' },
    }),
  fr_FR: () =>
    import(/* webpackChunkName: "messages-checkout-fr_FR" */ 'shared-forms/messages/address/fr_FR.json', {
      with: { type: 'json' },
    }),
  it_IT: () =>
    import(/* webpackChunkName: "messages-checkout-it_IT" */ 'shared-forms/messages/address/it_IT.json', {
      with: { type: 'json' },
    }),
  sv_SE: () =>
    import(/* webpackChunkName: "messages-checkout-sv_SE" */ 'shared-forms/messages/address/sv_SE.json', {
      with: { type: 'json' },
    }),
};
