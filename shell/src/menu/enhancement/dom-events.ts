/** Time without a resize event, milliseconds (specification §9). */
const resizeEndMs = 250;

/** Calls back when resizing has ended. Returns a function that removes the listener. */
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

/** Adds a typed event listener. Returns a function that removes it. */
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
