import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/**
 * Requests the files of a release from the folder of its remote entry, wherever that is. At the page's own origin the address
 * is a path: webpack's runtime compares it with those of the style sheets that the page has already (`data-href`). webpack's
 * own `auto` has the origin in it, and code for workers, modules and old browsers.
 */
class EntryFolderModule extends RuntimeModule {
  constructor() {
    super('folder of the remote entry', RuntimeModule.STAGE_BASIC);
  }

  override generate(): string {
    // An element of the page with the name currentScript would hide the script.
    return `var script = document.currentScript;
if (!script || script.tagName !== "SCRIPT") throw Error("No script of the release runs");
${RuntimeGlobals.publicPath} = script.src.replace(location.origin + "/", "/").replace(/[^/]*$/, "");`;
  }
}

/** Replaces the public path of a build by the folder of the script that contains its runtime. */
export class EntryRelativePathPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EntryRelativePathPlugin', (compilation) => {
      // Before webpack's own module for the public path, which the result keeps from being added.
      const first = { name: 'EntryRelativePathPlugin', stage: -1 };
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.publicPath).tap(first, (chunk) => {
        compilation.addRuntimeModule(chunk, new EntryFolderModule());
        return true;
      });
    });
  }
}
