// A webpack loader must be CommonJS to be found by path in every runner.
const { parse } = require('@formatjs/icu-messageformat-parser');

/** `{id: "ICU text"}` → `{id: AST}`. A message that does not parse stops the build and says which. */
module.exports = function compileMessages(source) {
  const compiled = {};
  for (const [id, text] of Object.entries(JSON.parse(source))) {
    try {
      compiled[id] = parse(text, { captureLocation: false });
    } catch (error) {
      throw new Error(`Message "${id}" in ${this.resourcePath}: ${error.message}`, { cause: error });
    }
  }
  return JSON.stringify(compiled);
};
