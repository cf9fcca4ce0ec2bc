interface UnusedPart {
  /** Folder of the library that imports the module. */
  importer: RegExp;
  /** Module as the library imports it. */
  request: RegExp;
  /** File in `shell/src`. */
  replacement: string;
}

const federationRuntime = /[\\/]node_modules[\\/]@module-federation[\\/]/;
const federationSdk = /[\\/]node_modules[\\/]@module-federation[\\/]sdk[\\/]/;
const reactRouter = /[\\/]node_modules[\\/]react-router[\\/]/;

/**
 * Modules of libraries that the main script would contain although the shop uses little or nothing of them, and what replaces
 * each. A library that imports more from such a module than the replacement exports stops the build.
 */
const unusedParts: readonly UnusedPart[] = [
  {
    importer: federationRuntime,
    request: /^\.\.?\/plugins\/snapshot\/SnapshotHandler\.js$/,
    replacement: 'remotes/runtime-parts/no-snapshots.ts',
  },
  {
    importer: federationRuntime,
    request: /^\.\.?\/utils\/preload\.js$/,
    replacement: 'remotes/runtime-parts/no-preloads.ts',
  },
  {
    importer: federationRuntime,
    request: /^\.\/remotes\.js$/,
    replacement: 'remotes/runtime-parts/no-nested-remotes.ts',
  },
  {
    importer: federationRuntime,
    request: /^\.\.?\/utils\/load\.js$/,
    replacement: 'remotes/runtime-parts/entry-loading.ts',
  },
  {
    importer: federationRuntime,
    request: /^\.\/(utils\/)?semver\/index\.js$/,
    replacement: 'remotes/runtime-parts/version-ranges.ts',
  },
  {
    importer: federationRuntime,
    request: /^\.\/(error-codes\/dist\/)?(desc|getShortErrorMsg)\.m?js$/,
    replacement: 'remotes/runtime-parts/short-errors.ts',
  },
  { importer: federationSdk, request: /^\.\/dom\.js$/, replacement: 'remotes/runtime-parts/no-scripts.ts' },
  {
    importer: federationSdk,
    request: /^\.\/logger\.js$/,
    replacement: 'remotes/runtime-parts/console-logger.ts',
  },
  {
    importer: reactRouter,
    request: /^\.\/instrumentation\.js$/,
    replacement: 'app/router-parts/no-instrumentation.ts',
  },
];

/** Returns the file in `shell/src` that replaces an imported module. `context`: folder of the importing module. */
export function replacementOf({
  context,
  request,
}: {
  context: string;
  request: string;
}): string | undefined {
  // The names are common: a module of the shell or of another library may have one of them.
  return unusedParts.find((part) => part.importer.test(`${context}/`) && part.request.test(request))
    ?.replacement;
}
