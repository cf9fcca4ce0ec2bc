import type { Compiler, Module } from 'webpack';

/**
 * Module that the federation plugin writes into `node_modules` of the working folder, and that starts its runtime. Its name
 * contains the hash of its content, which imports libraries by their absolute paths.
 */
const entryFile = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js\b/;

/** Returns whether the identifier of a module contains the path of that file: the file's own, and the container entry's. */
const hasEntryFile = (module: Module) => entryFile.test(module.identifier());

/**
 * Gives the modules of the federation plugin the ids 1, 2 and so on, in the order in which the build's entries import them.
 * webpack hashes the identifiers of modules into ids, and those of these modules contain absolute paths: the same content
 * would be another release in each checkout. Ids that are set before those of webpack stay, and are given to no other module.
 */
export class FederationEntryIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FederationEntryIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('FederationEntryIdsPlugin', (modules) => {
        const { chunkGraph, moduleGraph } = compilation;
        const orderOf = (module: Module) => moduleGraph.getPreOrderIndex(module) ?? 0;
        const found = [...modules].filter(
          (module) => hasEntryFile(module) && chunkGraph.getNumberOfModuleChunks(module) > 0,
        );
        found.sort((one, other) => orderOf(one) - orderOf(other));
        for (const [index, module] of found.entries()) chunkGraph.setModuleId(module, index + 1);
      });
    });
  }
}
