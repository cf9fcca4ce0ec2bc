import { readFileSync } from 'node:fs';

const css = readFileSync(new URL('./base.css', import.meta.url), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');

/** What stands before the declarations of a rule; at-rules have no specificity of their own. */
const preludes = [...css.matchAll(/([^{}]+)\{/g)]
  .map(([, prelude = '']) => prelude.slice(prelude.lastIndexOf(';') + 1).trim())
  .filter((prelude) => !prelude.startsWith('@'));

/** `*` and `:where(...)` count for nothing; a pseudo-element, which `:where` cannot hold, counts as an element. */
const harmless = /^(\*|\*::(before|after)|:where\([^()]*\))$/;

/** At commas outside of parentheses. */
const selectorsOf = (prelude: string) => prelude.split(/,(?![^(]*\))/).map((selector) => selector.trim());

describe('the base sheet', () => {
  it('has rules to look at', () => {
    expect(preludes.length).toBeGreaterThan(20);
  });

  it('outranks no class of a module, nor another rule of its own but by order', () => {
    expect(preludes.flatMap(selectorsOf).filter((selector) => !harmless.test(selector))).toEqual([]);
  });
});
