import Box from '@mui/material/Box';

type PictureFallbackProps = { alt: string };

/** Replaces a missing picture: the seedling in the illustrations' colour. */
export function PictureFallback({ alt }: PictureFallbackProps) {
  return (
    <Box
      component="svg"
      className="illustration"
      viewBox="0 0 96 96"
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      sx={{
        position: 'absolute',
        inset: 0,
        m: 'auto',
        width: 'min(40%, 96px)',
        maxHeight: '60%',
        color: 'brand.text',
        opacity: 0.48,
      }}
    >
      <g fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round">
        <path d="M48 80V46" />
        <path
          d="M48 56C45 41 31 33 15 35c1 16 16 27 33 21Z"
          fill="currentColor"
          fillOpacity="0.24"
          strokeLinejoin="round"
        />
        <path
          d="M48 46c-1-18 13-31 33-31 2 20-13 34-33 31Z"
          fill="currentColor"
          fillOpacity="0.4"
          strokeLinejoin="round"
        />
        <path d="M26 82h44" />
      </g>
    </Box>
  );
}
