import { createEvent, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Carousel } from '#src/components/carousel/carousel.tsx';
import { renderComponent } from '../support.tsx';

const renderCarousel = () =>
  renderComponent(
    <Carousel
      label="slides"
      items={['one', 'two', 'three']}
      itemKey={String}
      renderItem={(name) => <a href={`#${name}`}>{name}</a>}
    />,
  );

const current = () =>
  screen.getByRole('button', { current: true }).getAttribute('aria-label')?.replace(/\D/g, '');

describe('Carousel', () => {
  it('P6: arrow keys show the next slide, and the focus moves to it', async () => {
    const { user } = await renderCarousel();
    screen.getByRole('link', { name: 'one' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(current()).toBe('2');
    expect(document.activeElement?.closest('[inert]')).toBeNull();
    await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}');
    expect(current()).toBe('1');
  });

  it('P6: arrow keys with a modifier are left to the browser: Alt and left goes back', async () => {
    await renderCarousel();
    const link = screen.getByRole('link', { name: 'one' });
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
      const event = createEvent.keyDown(link, { key: 'ArrowLeft', [modifier]: true });
      fireEvent(link, event);
      expect(event.defaultPrevented).toBe(false);
    }
    expect(current()).toBe('1');
  });
});
