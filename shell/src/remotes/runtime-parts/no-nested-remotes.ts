/** Replaces the part of the bundler runtime that loads the remotes of a remote: remotes load no others. */
export const remotes = () => undefined;
