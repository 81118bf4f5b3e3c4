/** For the calendar, months, years and times of a picker. The doubled && wins over MUI's own selectors. */
export const dateStyles = {
  // As filled buttons: on MUI's shade the text has too little contrast with some colour presets.
  '&& .Mui-selected:is(:focus, :hover)': { bgcolor: 'primary.hover' },
  '@media (pointer: coarse)': {
    // Touch targets of 44 px in the same width: they take the margins between the days.
    '&& .MuiPickerDay-root': { '--PickerDay-size': '44px', '--PickerDay-horizontalMargin': '0px' },
    '&& .MuiDayCalendar-weekDayLabel': { width: 44, mx: 0 },
    '&& .MuiDayCalendar-weekContainer': { my: 0 },
    '&& .MuiDayCalendar-slideTransition': { minHeight: 6 * 44 },
    '&& .MuiDateCalendar-root': { height: 360, maxHeight: 'none' },
  },
} as const;
