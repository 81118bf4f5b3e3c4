import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useAutoplay } from '#src/components/carousel/use-autoplay.ts';

const advance = vi.fn<() => void>();
const run = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

function Slides({ isNeeded = true }: { isNeeded?: boolean }) {
  const { paused, toggle, holdProps } = useAutoplay(1000, advance, isNeeded);
  return (
    <section {...holdProps} aria-label="slides">
      <button type="button" onClick={toggle}>
        {paused ? 'play' : 'pause'}
      </button>
      <a href="#slide">slide</a>
    </section>
  );
}

const slides = () => screen.getByRole('region');
const button = () => screen.getByRole('button');

beforeEach(() => {
  vi.useFakeTimers();
  advance.mockReset();
});

describe('useAutoplay', () => {
  it('P6: advances at its interval', () => {
    render(<Slides />);
    run(3000);
    expect(advance).toHaveBeenCalledTimes(3);
  });

  it('P6: waits while the pointer or the focus is on it', () => {
    render(<Slides />);
    fireEvent.pointerEnter(slides());
    run(5000);
    fireEvent.pointerLeave(slides());
    act(() => button().focus());
    run(5000);
    expect(advance).not.toHaveBeenCalled();
    act(() => button().blur());
    run(1000);
    expect(advance).toHaveBeenCalledTimes(1);
  });

  it('P6: keeps waiting for the focus when the pointer leaves, and the other way round', () => {
    render(<Slides />);
    act(() => button().focus());
    fireEvent.pointerEnter(slides());
    fireEvent.pointerLeave(slides());
    run(5000);
    fireEvent.pointerEnter(slides());
    act(() => button().blur());
    run(5000);
    expect(advance).not.toHaveBeenCalled();
    fireEvent.pointerLeave(slides());
    run(1000);
    expect(advance).toHaveBeenCalledTimes(1);
  });

  it('P6: plays on when the pointer leaves the play button that was pressed, until the focus moves on', () => {
    render(<Slides />);
    fireEvent.click(button());
    fireEvent.pointerEnter(slides());
    act(() => button().focus());
    fireEvent.click(button());
    fireEvent.pointerLeave(slides());
    run(1000);
    expect(advance).toHaveBeenCalledTimes(1);
    act(() => screen.getByRole('link').focus());
    run(5000);
    expect(advance).toHaveBeenCalledTimes(1);
  });

  it('P6: stays paused until play is pressed, which works with the pointer on it', () => {
    render(<Slides />);
    fireEvent.pointerEnter(slides());
    fireEvent.click(button());
    fireEvent.pointerLeave(slides());
    run(5000);
    expect(advance).not.toHaveBeenCalled();
    fireEvent.pointerEnter(slides());
    fireEvent.click(button());
    run(1000);
    expect(advance).toHaveBeenCalledTimes(1);
    fireEvent.pointerLeave(slides());
    fireEvent.pointerEnter(slides());
    run(5000);
    expect(advance).toHaveBeenCalledTimes(1);
  });

  it('P6: stands still for a visitor who asked for less motion, until play is pressed', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media.includes('reduced-motion'),
        onchange: null,
        addListener: () => {},
        removeListener: () => {},
      }),
    );
    render(<Slides />);
    run(5000);
    expect(advance).not.toHaveBeenCalled();
    fireEvent.click(button());
    run(1000);
    expect(advance).toHaveBeenCalledTimes(1);
    vi.mocked(window.matchMedia).mockRestore();
  });

  it('P6: does not advance with one slide, or in a hidden tab', () => {
    const { rerender } = render(<Slides isNeeded={false} />);
    run(5000);
    rerender(<Slides />);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    run(5000);
    expect(advance).not.toHaveBeenCalled();
    hidden.mockRestore();
  });
});
