import { englishPages } from './pages-en.ts';
export const italianPages = englishPages;
