/** Styles of a picker's popup. The doubled && overrides MUI's selectors. */
export const dateStyles = {
  // Filled, because MUI's shade has too little contrast in some colour presets.
  '&& .Mui-selected:is(:focus, :hover)': { bgcolor: 'primary.hover' },
  '@media (pointer: coarse)': {
    // 44 px touch targets in the same width: the days have no margins.
    '&& .MuiPickerDay-root': { '--PickerDay-size': '44px', '--PickerDay-horizontalMargin': '0px' },
    '&& .MuiDayCalendar-weekDayLabel': { width: 44, mx: 0 },
    '&& .MuiDayCalendar-weekContainer': { my: 0 },
    '&& .MuiDayCalendar-slideTransition': { minHeight: 6 * 44 },
    '&& .MuiDateCalendar-root': { height: 360, maxHeight: 'none' },
  },
} as const;
