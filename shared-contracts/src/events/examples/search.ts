import { searchActivityChanged } from '../search.ts';
import { exampleOf } from './example-of.ts';

export const searchExamples = [exampleOf(searchActivityChanged, { isActive: true })];
