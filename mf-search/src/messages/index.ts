import type { MessageLoaders } from 'shared-runtime';

export const messages: MessageLoaders = {
  en_GB: () => import(/* webpackChunkName: "messages-en_GB" */ './en_GB.json'),
  fr_FR: () => import(/* webpackChunkName: "messages-fr_FR" */ './fr_FR.json'),
};
