import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DragHandle } from '#src/components/list/drag-handle.tsx';
import { renderComponent } from './support.tsx';

it('R9: a press on a handle counts once dragging is here, unless somebody has left it', async () => {
  const begin = vi.fn<(press: { type: string }) => void>();
  const motion = {
    setRow: () => {},
    setHandle: () => {},
    handleProps: {},
    begin,
    style: {},
    isDragging: false,
  };
  const { rerender } = await renderComponent(<DragHandle label="移动" motion={undefined} />);
  const handle = screen.getByRole('button', { name: '移动' });
  fireEvent.pointerDown(handle);
  fireEvent.pointerUp(handle);
  rerender(<DragHandle label="移动" motion={motion} />);
  expect(begin).not.toHaveBeenCalled();

  rerender(<DragHandle label="移动" motion={undefined} />);
  fireEvent.keyDown(handle, { key: 'Tab' });
  fireEvent.keyDown(handle, { key: ' ' });
  rerender(<DragHandle label="移动" motion={motion} />);
  expect(begin.mock.calls.map(([{ type }]) => type)).toEqual(['keydown']);
  expect(screen.getByRole('button', { name: '移动' })).toBe(handle);
});
