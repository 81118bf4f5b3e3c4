import { useSyncExternalStore } from 'react';
import type { CSSProperties, HTMLAttributes, KeyboardEvent, PointerEvent } from 'react';
import type { Id } from '#src/lib/id.ts';

/** What makes a row one that can be dragged. */
export type RowMotion = {
  setRow: (row: HTMLElement | null) => void;
  setHandle: (handle: HTMLElement | null) => void;
  handleProps: Omit<HTMLAttributes<HTMLButtonElement>, 'color'>;
  /** Begins with a press that was there before. */
  begin: (press: PointerEvent | KeyboardEvent) => void;
  style: CSSProperties;
  isDragging: boolean;
};

/** The rows of one list that can be dragged: told beside them, so that they stay when dragging comes. */
export class RowMotions {
  readonly #motions = new Map<Id, RowMotion>();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  get(id: Id): RowMotion | undefined {
    return this.#motions.get(id);
  }

  set(id: Id, motion: RowMotion | undefined): void {
    if (motion) this.#motions.set(id, motion);
    else this.#motions.delete(id);
    for (const listener of this.#listeners) listener();
  }
}

/** How this row moves; undefined until dragging has been fetched, and where rows stay. */
export function useRowMotion(motions: RowMotions | undefined, id: Id): RowMotion | undefined {
  return useSyncExternalStore(motions?.subscribe ?? nothing, () => motions?.get(id));
}

const nothing = () => () => {};
