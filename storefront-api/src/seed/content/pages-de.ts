import { englishPages } from './pages-en.ts';
export const germanPages = englishPages;
