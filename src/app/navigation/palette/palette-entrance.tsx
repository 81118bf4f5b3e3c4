import { type ComponentProps, useState } from 'react';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { PaletteEarlyField } from './palette-early-field.tsx';

type PaletteEntranceProps = Omit<
  ComponentProps<typeof LazyCommandPalette>,
  'typed' | 'fallback' | 'onLoadFailed'
>;

/** The search. While its code is loading, a text field is shown instead, so that nothing typed is lost. */
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

/** The search dialog, lazy because of its pinyin library. */
export const LazyCommandPalette = lazyPart(() => import('./command-palette.tsx'), 'CommandPalette');
