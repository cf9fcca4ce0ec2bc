import webpack from 'webpack';
import { otherHostConfig, otherHostDir } from './webpack-config.ts';

// A process of its own: the minimiser's threads would inherit what the tests are started with.
webpack(otherHostConfig(otherHostDir), (error, stats) => {
  if (error) throw error;
  if (stats?.hasErrors() !== false) {
    process.stderr.write(
      stats?.toString({ preset: 'errors-only', colors: false }) ?? 'webpack gave no result',
    );
    process.exitCode = 1;
  }
});
