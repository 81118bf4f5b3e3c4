import DragIcon from '@mui/icons-material/DragIndicator';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { lateRowMovers } from './late-row-movers.ts';
import type { RowMotion } from './row-motions.ts';

type DragHandleProps = { label: string; motion: RowMotion | undefined };

/** Takes a row by pointer or keys. A press that comes before dragging was fetched counts all the same. */
export function DragHandle({ label, motion }: DragHandleProps) {
  const { t } = useTranslation();
  const press = useRef<PointerEvent | KeyboardEvent>(null);
  const keep = async (event: PointerEvent | KeyboardEvent) => {
    press.current = event;
    if (!(await lateRowMovers.load())) toast.error(t('error.load'));
  };
  const drop = () => {
    press.current = null;
  };

  useEffect(() => {
    const early = press.current;
    if (!early || !motion) return;
    press.current = null;
    motion.begin(early);
  }, [motion]);

  return (
    <IconButton
      ref={motion?.setHandle ?? null}
      {...(motion?.handleProps ?? {
        onPointerDown: (event: PointerEvent) => void keep(event),
        onPointerUp: drop,
        onPointerCancel: drop,
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key === ' ' || event.key === 'Enter') void keep(event);
        },
        onBlur: drop,
      })}
      aria-label={label}
      sx={{ cursor: 'grab', touchAction: 'none' }}
    >
      <DragIcon fontSize="small" />
    </IconButton>
  );
}
