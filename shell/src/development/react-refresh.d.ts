/** The part of the library, which has no types, that the shell uses itself. */
declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(global: typeof globalThis): void;
  export function register(type: unknown, id: string): void;
}
