import { createElement } from 'react';
import type { ComponentType } from 'react';
import { useLatePart } from '../late-part.ts';
import { OVERLAYS } from './late-overlay.ts';
import type { Overlays } from './late-overlay.ts';

/** A component of MUI that stands only in what opens over pages: its code comes with that. */
export function lateContent<Props extends object>(
  name: string,
  of: (overlays: Overlays) => ComponentType<Props>,
): ComponentType<Props> {
  function LateContent(props: Props) {
    const overlays = useLatePart(OVERLAYS);
    return overlays ? createElement(of(overlays), props) : null;
  }
  LateContent.displayName = `Late${name}`;
  return LateContent;
}
