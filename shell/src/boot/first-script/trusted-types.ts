/** The part of the Trusted Types API that the shop uses. Not every browser and not every TypeScript version has it. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: {
      createHTML: (text: string) => string | null;
      createScriptURL: (url: string) => string | null;
      createScript: (text: string) => string | null;
    },
  ) => void;
}

/** React creates script elements that do not run with this text. */
const emptyScript = '<script></script>';

/** Allows text without markup, such as escaped structured data. */
export function permittedHtml(text: string): string | null {
  return text === emptyScript || !text.includes('<') ? text : null;
}

/** Allows JSON, which has no effect as code. */
export function permittedCode(text: string): string | null {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return null;
  }
}

/** Allows files of releases, whose hashes the browser checks, and the shell's development files, which have none. */
export function permittedScript(url: string, origin: string): string | null {
  const target = new URL(url, origin);
  return target.origin === origin && /^\/(assets|__dev)\//.test(target.pathname) ? url : null;
}

/**
 * Installs the default Trusted Types policy: all code and markup that remotes or libraries create from text passes it, and
 * rejected text throws. The Content Security Policy allows no other, except on pages with a remote on a dev server
 * (development-policy.ts).
 */
function installPolicy(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: permittedHtml,
    createScriptURL: (url) => permittedScript(url, location.origin),
    createScript: permittedCode,
  });
}

installPolicy();
