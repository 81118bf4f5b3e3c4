type SproutProps = { x: number; y: number; scale?: number; flip?: boolean };

/** A seedling whose foot is at (x, y); 60 high and 80 wide at scale 1. */
export function Sprout({ x, y, scale = 1, flip = false }: SproutProps) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})`}
      // Keeps the line width at any scale.
      strokeWidth={3 / scale}
    >
      <path d="M0 0C0 -14 -1 -24 1 -40" />
      <path d="M0 -22C-4 -38 -18 -46 -38 -43C-37 -26 -19 -15 0 -22Z" fill="var(--mid)" />
      <path d="M1 -36C-1 -54 12 -68 36 -67C38 -47 22 -33 1 -36Z" fill="var(--leaf)" />
      <path d="M2 -38C10 -44 17 -50 24 -57" strokeWidth={2 / scale} />
      <path d="M-2 -24C-10 -28 -18 -33 -25 -37" strokeWidth={2 / scale} />
    </g>
  );
}
