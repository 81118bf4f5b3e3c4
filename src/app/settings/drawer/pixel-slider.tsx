import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

type PixelSliderProps = {
  /** Accessible name. */
  label: string;
  value: number;
  range: { min: number; max: number; default: number };
  step: number;
  onChange: (value: number) => void;
};

/** A slider for a size in px, with marks at its ends and its default. */
export function PixelSlider({ label, value, range, step, onChange }: PixelSliderProps) {
  return (
    <Box sx={{ px: 2, pt: 5 }}>
      <Slider
        aria-label={label}
        value={value}
        min={range.min}
        max={range.max}
        step={step}
        marks={[range.min, range.default, range.max].map((mark) => ({
          value: mark,
          label: pixels(mark),
        }))}
        valueLabelDisplay="on"
        valueLabelFormat={pixels}
        getAriaValueText={pixels}
        onChange={(_, next) => onChange(next)}
      />
    </Box>
  );
}

const pixels = (value: number) => `${value}px`;
