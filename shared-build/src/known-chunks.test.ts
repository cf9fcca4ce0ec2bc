import { requireKnownChunks } from './known-chunks.ts';

const assets = { 'remoteEntry.js': 'sha384-own', 'page.1.js': 'sha384-one', 'page.2.css': 'sha384-style' };

it('an entry that holds the hashes of its chunks is whole', () => {
  expect(() => requireKnownChunks('{"118":"sha384-one"}', assets)).not.toThrow();
});

it('an entry that holds another hash is no release', () => {
  expect(() => requireKnownChunks('{"118":"sha384-old"}', assets)).toThrow(
    /page\.1\.js: browsers would refuse/,
  );
});
