import type { MessageLoaders } from 'shared-runtime';

type Catalogue = Readonly<Record<string, unknown>>;

/** The texts of this package. The chunks have the names of the remote's own ones, so each locale stays one file. */
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

/** Returns a remote's messages together with those of this package. The remote's own text wins. */
export function withFormMessages(own: MessageLoaders): MessageLoaders {
  const merged = Object.entries(own).map(([locale, load]) => [
    locale,
    mergeOnce(messages[locale as keyof MessageLoaders], load),
  ]);
  return Object.fromEntries(merged) as MessageLoaders;
}

type Load = MessageLoaders[keyof MessageLoaders];

/** Always resolves with the same object: formatters are cached by the identity of the catalogue. */
function mergeOnce(loadShared: Load, loadOwn: Load): Load {
  let merged: { default: Catalogue } | undefined;
  return async () => {
    const [shared, own] = await Promise.all([loadShared(), loadOwn()]);
    merged ??= { default: { ...(shared.default as Catalogue), ...(own.default as Catalogue) } };
    return merged;
  };
}
