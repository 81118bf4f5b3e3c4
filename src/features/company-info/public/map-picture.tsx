import Box from '@mui/material/Box';

/** Decorative drawing of a town with a pin, in the colours of the page. It shows no real place. */
export function MapPicture() {
  return (
    <Box
      component="svg"
      viewBox="0 0 480 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      fill="none"
      strokeLinecap="round"
      sx={pictureStyles}
    >
      <rect width="480" height="300" fill="var(--land)" />
      <path
        d="M0 214C70 190 118 246 196 232s96-74 172-78 82 22 112 12V300H0Z"
        fill="var(--water)"
      />
      <path
        d="M28 24h92v64H28ZM330 20h118v58H330ZM246 96l54-14 18 62-56 12ZM66 128h70v44H66Z"
        fill="var(--park)"
      />
      <g stroke="var(--road)" strokeWidth="14">
        <path d="M-10 108C90 96 140 116 232 88S398 104 490 84" />
        <path d="M156-10c4 74-14 150 18 216s26 76 22 104" />
        <path d="M322-10c-14 88 16 122 10 178" />
      </g>
      <g stroke="var(--road)" strokeWidth="6">
        <path d="M-10 44h166M-10 160l168-6M232 88l20 88M322 60l168-16M52-10v188M108-10v166" />
        <path d="M400-10v162M232-10v98M172 176l160-30M252 176l10 40" />
      </g>
      <g transform="translate(240 132)">
        <ellipse cx="0" cy="2" rx="16" ry="5" fill="var(--shadow)" />
        <path
          d="M0 0C-8-18-26-30-26-50a26 26 0 1 1 52 0c0 20-18 32-26 50Z"
          fill="var(--mui-palette-brand-main)"
        />
        <circle cx="0" cy="-50" r="10" fill="var(--mui-palette-common-white)" />
      </g>
    </Box>
  );
}

const pictureStyles = {
  display: 'block',
  width: 1,
  height: 1,
  '--land': 'var(--mui-palette-background-neutral)',
  '--road': 'var(--mui-palette-background-paper)',
  '--park': 'rgba(var(--mui-palette-success-mainChannel) / 0.2)',
  '--water': 'rgba(var(--mui-palette-info-mainChannel) / 0.2)',
  '--shadow': 'rgba(var(--mui-palette-shadowChannel) / 0.32)',
};
