/** Between two tasks the browser can draw and listen. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
