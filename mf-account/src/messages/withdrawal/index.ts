import type { MessageLoaders } from 'shared-runtime';

export const messages: MessageLoaders = {
  en_GB: () =>
    import(/* webpackChunkName: "messages-withdrawal-en_GB" */ './en_GB.json', { with: { type: 'json' } }),
  da_DK: () =>
    import(/* webpackChunkName: "messages-withdrawal-da_DK" */ './da_DK.json', { with: { type: 'json' } }),
  de_DE: () =>
    import(/* webpackChunkName: "messages-withdrawal-de_DE" */ './de_DE.json', { with: { type: 'json' } }),
  de_AT: () =>
    import(/* webpackChunkName: "messages-withdrawal-de_AT" */ './de_AT.json', { with: { type: 'json' } }),
  es_ES: () =>
    import(/* webpackChunkName: "messages-withdrawal-es_ES" */ './es_ES.json', { with: { type: 'json' } }),
  fr_FR: () =>
    import(/* webpackChunkName: "messages-withdrawal-fr_FR" */ './fr_FR.json', { with: { type: 'json' } }),
  it_IT: () =>
    import(/* webpackChunkName: "messages-withdrawal-it_IT" */ './it_IT.json', { with: { type: 'json' } }),
  sv_SE: () =>
    import(/* webpackChunkName: "messages-withdrawal-sv_SE" */ './sv_SE.json', { with: { type: 'json' } }),
};
