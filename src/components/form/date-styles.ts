const CHOSEN = '.Mui-selected:is(:focus, :hover)';

/** A calendar, its months, years and times; takes precedence over what MUI says of each. */
export const dateStyles = {
  // As filled buttons: on MUI's shade the preset's label does not read.
  [`&& ${CHOSEN}`]: { bgcolor: 'primary.hover' },
  '@media (pointer: coarse)': {
    // A fingertip each, in the same width: they take the room between them.
    '&& .MuiPickerDay-root': { '--PickerDay-size': '44px', '--PickerDay-horizontalMargin': '0px' },
    '&& .MuiDayCalendar-weekDayLabel': { width: 44, mx: 0 },
    '&& .MuiDayCalendar-weekContainer': { my: 0 },
    '&& .MuiDayCalendar-slideTransition': { minHeight: 6 * 44 },
    '&& .MuiDateCalendar-root': { height: 360, maxHeight: 'none' },
  },
} as const;
