import { englishPages } from './pages-en.ts';
export const swedishPages = englishPages;
