/** Resolves in a new task, so that the browser can paint and handle events. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
