import DragIcon from '@mui/icons-material/DragIndicator';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { RowMotion } from './row-motions.ts';

type DragHandleProps = { label: string; motion: RowMotion | undefined };

/** Takes a row by pointer or keys. A press that comes before dragging was fetched counts all the same. */
export function DragHandle({ label, motion }: DragHandleProps) {
  const press = useRef<PointerEvent | KeyboardEvent>(null);
  const keep = (event: PointerEvent | KeyboardEvent) => {
    press.current = event;
  };
  const drop = () => {
    press.current = null;
  };

  useEffect(() => {
    const early = press.current;
    press.current = null;
    if (early) motion?.begin(early);
  }, [motion]);

  return (
    <IconButton
      ref={motion?.setHandle ?? null}
      {...(motion?.handleProps ?? {
        onPointerDown: keep,
        onPointerUp: drop,
        onPointerCancel: drop,
        onKeyDown: keep,
        onBlur: drop,
      })}
      aria-label={label}
      sx={{ cursor: 'grab', touchAction: 'none' }}
    >
      <DragIcon fontSize="small" />
    </IconButton>
  );
}
