import webpack, { type Compiler } from 'webpack';

const { LoadScriptRuntimeModule } = webpack.runtime;

/**
 * Requests the chunks of a release with high priority. A remote loads them because a shopper waits for them, and browsers
 * give scripts that are added by scripts the priority of pictures: on a slow phone suggestions of the search field waited for
 * pictures below the screen.
 */
export class ChunkPriorityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ChunkPriorityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkPriorityPlugin',
        (source) => `${source}\nscript.fetchPriority = "high";`,
      );
    });
  }
}
