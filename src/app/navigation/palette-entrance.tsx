import { useState } from 'react';
import type { ComponentProps } from 'react';
import { LazyCommandPalette } from './lazy-command-palette.ts';
import { PaletteEarlyField } from './palette-early-field.tsx';

type PaletteEntranceProps = Omit<
  ComponentProps<typeof LazyCommandPalette>,
  'typed' | 'fallback' | 'onLoadFailed'
>;

/** The search. Until its code is here a field stands in its place, so that nothing typed is lost. */
export function PaletteEntrance({ onClose, ...props }: PaletteEntranceProps) {
  const [typed, setTyped] = useState('');
  const close = () => {
    setTyped('');
    onClose();
  };
  return (
    <LazyCommandPalette
      {...props}
      typed={typed}
      fallback={<PaletteEarlyField onType={setTyped} onClose={close} />}
      onClose={close}
      onLoadFailed={close}
    />
  );
}
