const { packedManifest } = require('./packed-manifest.cjs');

module.exports = { hooks: { beforePacking: (manifest) => packedManifest(manifest) } };
