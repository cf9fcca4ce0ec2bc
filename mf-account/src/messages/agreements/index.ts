import type { MessageLoaders } from 'shared-runtime';

export const messages: MessageLoaders = {
  en_GB: () =>
    import(/* webpackChunkName: "messages-agreements-en_GB" */ './en_GB.json', { with: { type: 'json' } }),
  da_DK: () =>
    import(/* webpackChunkName: "messages-agreements-da_DK" */ './da_DK.json', { with: { type: 'json' } }),
  de_DE: () =>
    import(/* webpackChunkName: "messages-agreements-de_DE" */ './de_DE.json', { with: { type: 'json' } }),
  de_AT: () =>
    import(/* webpackChunkName: "messages-agreements-de_AT" */ './de_AT.json', { with: { type: 'json' } }),
  es_ES: () =>
    import(/* webpackChunkName: "messages-agreements-es_ES" */ './es_ES.json', { with: { type: 'json' } }),
  fr_FR: () =>
    import(/* webpackChunkName: "messages-agreements-fr_FR" */ './fr_FR.json', { with: { type: 'json' } }),
  it_IT: () =>
    import(/* webpackChunkName: "messages-agreements-it_IT" */ './it_IT.json', { with: { type: 'json' } }),
  sv_SE: () =>
    import(/* webpackChunkName: "messages-agreements-sv_SE" */ './sv_SE.json', { with: { type: 'json' } }),
};
