import { readFileSync } from 'node:fs';

const css = readFileSync(new URL('./base.css', import.meta.url), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');

/** Selectors of all rules; at-rules have no specificity of their own. */
const preludes = [...css.matchAll(/([^{}]+)\{/g)]
  .map(([, prelude = '']) => prelude.slice(prelude.lastIndexOf(';') + 1).trim())
  .filter((prelude) => !prelude.startsWith('@'));

/**
 * `*` and `:where(...)` have no specificity; a pseudo-element, which `:where` cannot contain, counts as an element.
 */
const harmless = /^(\*|\*::(before|after)|:where\([^()]*\))$/;

/** Splits at commas outside of parentheses. */
const selectorsOf = (prelude: string) => prelude.split(/,(?![^(]*\))/).map((selector) => selector.trim());

describe('base.css', () => {
  it('has more than 20 rules', () => {
    expect(preludes.length).toBeGreaterThan(20);
  });

  it('has no specificity above that of a class or of another rule of its own', () => {
    expect(preludes.flatMap(selectorsOf).filter((selector) => !harmless.test(selector))).toEqual([]);
  });
});
