import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/**
 * Requests the files of a release from the folder of its remote entry, wherever that is. The address is as the page writes
 * it and not resolved: where the page names an entry by its path, style sheets that the page has already are found by
 * theirs. webpack's own `auto` resolves it, and costs each entry another 0.3 kB for workers, modules and old browsers.
 */
class EntryFolderModule extends RuntimeModule {
  constructor() {
    super('folder of the remote entry', RuntimeModule.STAGE_BASIC);
  }

  override generate(): string {
    return `${RuntimeGlobals.publicPath} = document.currentScript.getAttribute("src").replace(/[^/]*$/, "");`;
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
