import { englishPages } from './pages-en.ts';
export const spanishPages = englishPages;
