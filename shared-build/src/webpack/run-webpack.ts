import webpack, { type Configuration, type MultiStats } from 'webpack';

/** Runs the compilers one after another (two cores are better used by the minimisers) and closes their caches. */
export async function runWebpack(configs: Configuration[]): Promise<MultiStats> {
  const compiler = webpack(configs);
  const stats = await new Promise<MultiStats>((done, fail) => {
    compiler.run((error, result) => {
      if (error) fail(error);
      else if (result) done(result);
      else fail(new Error('webpack gave no result'));
    });
  });
  await new Promise<void>((done, fail) => {
    compiler.close((error) => (error ? fail(error) : done()));
  });
  if (stats.hasErrors()) {
    throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  }
  return stats;
}
