/** Answers the way to stop. */
export function listen<Type extends keyof HTMLElementEventMap>(
  target: HTMLElement | Document,
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
  options?: { capture: boolean },
): () => void {
  const handle = (event: Event) => listener(event as HTMLElementEventMap[Type]);
  target.addEventListener(type, handle, options);
  return () => target.removeEventListener(type, handle, options);
}
