/**
 * Schema functions for event payloads. The shell provides this module to remotes, so that none of them bundles zod for
 * one small schema. Only functions that are listed here exist in the shell.
 */
export {
  array,
  boolean,
  enum,
  int,
  literal,
  null,
  nullable,
  number,
  object,
  optional,
  regex,
  string,
  union,
} from 'zod/mini';
export type { infer, output, ZodMiniType } from 'zod/mini';
