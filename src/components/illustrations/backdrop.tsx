/** The background of all illustrations: a soft hill and the ground. */
export function Backdrop() {
  return (
    <>
      <path
        d="M62 224C22 200 18 142 50 104C78 70 112 82 146 52C184 18 252 24 284 66C306 95 298 118 318 146C338 176 330 206 302 224Z"
        fill="var(--mist)"
        stroke="none"
      />
      <path d="M28 226H332" />
      <path d="M8 226H14M346 226H352" />
    </>
  );
}
