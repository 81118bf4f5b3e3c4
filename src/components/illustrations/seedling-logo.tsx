import Box from '@mui/material/Box';

type SeedlingLogoProps = { size?: number };

/** The brand's logo: two leaves over a field. */
export function SeedlingLogo({ size = 48 }: SeedlingLogoProps) {
  return (
    <Box
      component="svg"
      viewBox="0 0 48 48"
      aria-hidden
      sx={[
        { display: 'block', flexShrink: 0, width: size, height: size, color: 'brand.main' },
        (theme) => theme.applyStyles('dark', { color: 'brand.light' }),
      ]}
    >
      <path d="M22.5 27.5C21 16.5 28.5 7 44 6c.8 14.5-7.6 23.2-21.5 21.5Z" fill="currentColor" />
      <path
        d="M21.2 31.5C20.4 22.6 14.4 17 4 17c-.2 10.2 6.6 16.2 17.2 14.5Z"
        fill="currentColor"
        fillOpacity="0.64"
      />
      <path
        d="M5 42c5.4-3.6 11-5.2 19-5.2S37.6 38.4 43 42"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.6"
        strokeLinecap="round"
      />
      <path
        d="M22 36.5V28"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
    </Box>
  );
}
