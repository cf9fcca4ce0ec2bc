import type { Texts } from '../../texts.ts';
import type { Fact } from './fact.ts';

export const words = {} as const satisfies Record<string, Texts>;

export const facts = {} as const satisfies Record<string, Fact>;
