const FINGERTIP = 44;
/** From each edge of what it covers outwards to a fingertip's size, however small that is. */
const outwards = `min(0px, calc((100% - ${FINGERTIP}px) / 2))`;

/**
 * What every page of the back office has in common, with the dialogs and menus that open over it and
 * stand outside its layout. Where fingers press, targets are as large as a fingertip (44 px): buttons
 * grow, boxes and switches only take more of the room around them. From right to left (S2) only the
 * page is mirrored: a text runs in its own direction, so that a full stop stays behind its sentence.
 */
export const pageStyles = {
  // The ring around what has the focus says enough.
  '.MuiTouchRipple-ripplePulsate': { display: 'none' },
  '@media (pointer: coarse)': {
    'body :is(.MuiButton-root, .MuiToggleButton-root, .MuiListItemButton-root)': {
      minWidth: FINGERTIP,
      minHeight: FINGERTIP,
    },
    // Weaker than what a button says of its own size.
    ':where(.MuiIconButton-root)': { minWidth: FINGERTIP, minHeight: FINGERTIP },
    // There is no room in a table's row, nor inside a field.
    ':where(.MuiDataGrid-root, .MuiAutocomplete-endAdornment) :where(.MuiIconButton-root)': {
      minWidth: 0,
      minHeight: 0,
    },
    // The fields above a list, and what their labels stand in while they are empty.
    'body .MuiInputBase-sizeSmall': { minHeight: FINGERTIP },
    'body .MuiInputLabel-sizeSmall:not(.MuiInputLabel-shrink)': { marginTop: '2px' },
    'body .MuiFormControlLabel-root': { minHeight: FINGERTIP },
    'body .MuiSwitch-root': { overflow: 'visible' },
    'body .MuiSwitch-switchBase > input': {
      top: `calc(50% - ${FINGERTIP / 2}px)`,
      height: FINGERTIP,
    },
    'body :is(.MuiCheckbox-root, .MuiRadio-root) > input': {
      inset: outwards,
      width: `max(100%, ${FINGERTIP}px)`,
      height: `max(100%, ${FINGERTIP}px)`,
    },
  },
  '[dir="rtl"] body': {
    // To the right: the styles of this direction are mirrored (`emotion-cache.ts`).
    '&, & :is(input, textarea)': { textAlign: 'left' },
    '& *': { unicodeBidi: 'plaintext' },
    '& [dir="auto"]': { textAlign: 'start' },
  },
} as const;
