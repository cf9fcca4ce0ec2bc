import type { MessageLoaders } from 'shared-runtime';

/** Messages of the deferred chunk, separate so that they do not delay the first ones. */
export const messages: MessageLoaders = {
  en_GB: () =>
    import(/* webpackChunkName: "deferred-messages-en_GB" */ './en_GB.json', { with: { type: 'json' } }),
  da_DK: () =>
    import(/* webpackChunkName: "deferred-messages-da_DK" */ './da_DK.json', { with: { type: 'json' } }),
  de_DE: () =>
    import(/* webpackChunkName: "deferred-messages-de_DE" */ './de_DE.json', { with: { type: 'json' } }),
  de_AT: () =>
    import(/* webpackChunkName: "deferred-messages-de_AT" */ './de_AT.json', { with: { type: 'json' } }),
  es_ES: () =>
    import(/* webpackChunkName: "deferred-messages-es_ES" */ './es_ES.json', { with: { type: 'json' } }),
  fr_FR: () =>
    import(/* webpackChunkName: "deferred-messages-fr_FR" */ './fr_FR.json', { with: { type: 'json' } }),
  it_IT: () =>
    import(/* webpackChunkName: "deferred-messages-it_IT" */ './it_IT.json', { with: { type: 'json' } }),
  sv_SE: () =>
    import(/* webpackChunkName: "deferred-messages-sv_SE" */ './sv_SE.json', { with: { type: 'json' } }),
};
