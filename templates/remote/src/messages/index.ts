import type { MessageLoaders } from 'shared-runtime';

export const messages: MessageLoaders = {
  en_GB: () => import(/* webpackChunkName: "messages-en_GB" */ './en_GB.json', { with: { type: 'json' } }),
  da_DK: () => import(/* webpackChunkName: "messages-da_DK" */ './da_DK.json', { with: { type: 'json' } }),
  de_DE: () => import(/* webpackChunkName: "messages-de_DE" */ './de_DE.json', { with: { type: 'json' } }),
  de_AT: () => import(/* webpackChunkName: "messages-de_AT" */ './de_AT.json', { with: { type: 'json' } }),
  es_ES: () => import(/* webpackChunkName: "messages-es_ES" */ './es_ES.json', { with: { type: 'json' } }),
  fr_FR: () => import(/* webpackChunkName: "messages-fr_FR" */ './fr_FR.json', { with: { type: 'json' } }),
  it_IT: () => import(/* webpackChunkName: "messages-it_IT" */ './it_IT.json', { with: { type: 'json' } }),
  sv_SE: () => import(/* webpackChunkName: "messages-sv_SE" */ './sv_SE.json', { with: { type: 'json' } }),
};
