/** Milliseconds (specification §9). */
const settlesIn = 250;

/** Calls back once the window has kept its size for a while. Answers the way to stop. */
export function onSettledResize(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const handleResize = () => {
    clearTimeout(timer);
    timer = setTimeout(listener, settlesIn);
  };
  addEventListener('resize', handleResize);
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', handleResize);
  };
}
