const n = (value: number) => value.toFixed(1);

/** Draws a lattice mast with its foot at x, y. */
export function mast(x: number, y: number, tall: number, arm: number): string {
  const braces = Array.from({ length: 6 }, (_, index) => {
    const low = y - (tall * index) / 6;
    const high = y - (tall * (index + 1)) / 6;
    const [wide, narrow] = [tall * (0.09 - index * 0.012), tall * (0.09 - (index + 1) * 0.012)];
    return `M${n(x - wide)} ${n(low)}L${n(x + narrow)} ${n(high)}M${n(x + wide)} ${n(low)}L${n(x - narrow)} ${n(high)}`;
  });
  const legs = `M${n(x - tall * 0.09)} ${n(y)}L${n(x - tall * 0.018)} ${n(y - tall)}M${n(x + tall * 0.09)} ${n(y)}L${n(x + tall * 0.018)} ${n(y - tall)}`;
  const head = `M${n(x - arm)} ${n(y - tall * 0.97)}H${n(x + arm)}`;
  return `<path d="${legs}${head}" stroke-width="${n(tall * 0.028)}"/><path d="${braces.join('')}" stroke-width="${n(tall * 0.012)}"/>`;
}
