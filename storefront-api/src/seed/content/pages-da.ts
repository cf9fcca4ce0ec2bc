import { englishPages } from './pages-en.ts';
export const danishPages = englishPages;
