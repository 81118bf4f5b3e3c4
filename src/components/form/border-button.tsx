import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

type BorderButtonProps = Pick<
  IconButtonProps,
  'ref' | 'aria-label' | 'aria-haspopup' | 'aria-expanded' | 'className' | 'onClick'
> & {
  /** Its tooltip. */
  title: string;
  /** Distance from the field's end in px, where there is another button beside it. */
  end?: number | undefined;
  children: ReactNode;
};

/** A small button on the line of a field's label, in an element that has `position`. */
export function BorderButton({ title, end, ...button }: BorderButtonProps) {
  return (
    <Tooltip title={title}>
      <IconButton
        size="small"
        {...button}
        sx={{
          position: 'absolute',
          top: -13,
          insetInlineEnd: end ?? 8,
          p: '3px',
          // `::after` enlarges its touch target, but not over the one beside it.
          minWidth: 0,
          minHeight: 0,
          '&::after': {
            content: '""',
            position: 'absolute',
            inset: end === undefined ? '-9px' : '-9px -2px',
          },
          // Interrupts the border, as the label does.
          bgcolor: 'background.paper',
          '&:hover': { bgcolor: 'background.neutral' },
          '& svg': { fontSize: '1.25rem' },
        }}
      />
    </Tooltip>
  );
}
