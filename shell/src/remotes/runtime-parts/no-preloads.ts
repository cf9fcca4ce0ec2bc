/**
 * Replaces the part of the federation runtime that preloads remotes: the page names the files of its regions itself, and
 * nothing calls `preloadRemote`.
 */
export const defaultPreloadArgs = {};

export const formatPreloadArgs = () => [];

export const normalizePreloadExposes = () => [];

export const preloadAssets = () => Promise.resolve([]);
