type CloudProps = { x: number; y: number; scale?: number };

/** A cloud with its lower left corner at (x, y); 64 wide at scale 1. */
export function Cloud({ x, y, scale = 1 }: CloudProps) {
  return (
    <path
      d="M10 0C0 0 -4 -14 8 -18C8 -32 28 -36 34 -24C44 -32 58 -24 54 -14C66 -12 64 0 54 0Z"
      transform={`translate(${x} ${y}) scale(${scale})`}
      strokeWidth={3 / scale}
      fill="var(--paper)"
    />
  );
}
