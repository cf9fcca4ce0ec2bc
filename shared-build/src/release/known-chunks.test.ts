import { requireKnownChunks } from './known-chunks.ts';

const assets = { 'remoteEntry.js': 'sha384-own', 'page.1.js': 'sha384-one', 'page.2.css': 'sha384-style' };

it('requireKnownChunks accepts an entry with the hashes of its chunks', () => {
  expect(() => requireKnownChunks('{"118":"sha384-one"}', assets)).not.toThrow();
});

it('requireKnownChunks throws for an entry with another hash', () => {
  expect(() => requireKnownChunks('{"118":"sha384-old"}', assets)).toThrow(
    /page\.1\.js: browsers would reject/,
  );
});
