/** Milliseconds (specification §9). */
const resizeEndMs = 250;

/** Calls back once the window has kept its size for a while. Answers the way to stop. */
export function onResizeEnd(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const handleResize = () => {
    clearTimeout(timer);
    timer = setTimeout(listener, resizeEndMs);
  };
  addEventListener('resize', handleResize);
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', handleResize);
  };
}

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
