import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture } from '#src/components/picture.tsx';
import { renderComponent } from './support.tsx';

describe('Picture', () => {
  it('P11: reserves its space, loads lazily, and has an alternative text', async () => {
    await renderComponent(
      <Picture src="/a.avif?widths=320-640" alt="水泵" ratio={4 / 3} sizes="50vw" />,
    );
    const image = screen.getByRole('img', { name: '水泵' });
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute(
      'srcset',
      '/a.avif?widths=320-640&w=320 320w, /a.avif?widths=320-640&w=640 640w',
    );
    expect(image).toHaveAttribute('sizes', '50vw');
    expect(image.parentElement).toHaveStyle({ aspectRatio: String(4 / 3) });
  });

  it('P11: keeps the focal point of its address in sight where it is cropped', async () => {
    const src = '/a.avif?widths=320#focus=20-90';
    const { rerender } = await renderComponent(<Picture src={src} alt="水泵" ratio={1} />);
    const image = screen.getByRole('img', { name: '水泵' });
    expect(image).toHaveStyle({ objectPosition: '20% 90%' });
    expect(image).toHaveAttribute('src', '/a.avif?widths=320');
    rerender(<Picture src={src} alt="水泵" ratio={1} fit="contain" />);
    expect(image).not.toHaveStyle({ objectPosition: '20% 90%' });
  });

  it('P11: fades in once it has loaded', async () => {
    await renderComponent(<Picture src="/a.png" alt="水泵" ratio={1} />);
    const image = screen.getByRole('img', { name: '水泵' });
    expect(image).not.toBeVisible();
    fireEvent.load(image);
    expect(image).toBeVisible();
  });

  it('P11: loads the first picture at once and shows it without fading', async () => {
    await renderComponent(<Picture src="/a.png" alt="水泵" ratio={1} priority />);
    const image = screen.getByRole('img', { name: '水泵' });
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
    expect(image).toBeVisible();
  });

  it.each(['', null, undefined, 'javascript:alert(1)', '//evil.example/a.png'])(
    'P11: shows a drawing where the address is %j',
    async (src) => {
      const { container } = await renderComponent(<Picture src={src} alt="水泵" ratio={1} />);
      expect(screen.getByRole('img', { name: '水泵' }).tagName).toBe('svg');
      expect(container.querySelector('img')).toBeNull();
    },
  );

  it('P11: shows a drawing where a picture does not load, and tries a new address', async () => {
    const { rerender } = await renderComponent(<Picture src="/a.png" alt="水泵" ratio={1} />);
    fireEvent.error(screen.getByRole('img', { name: '水泵' }));
    expect(screen.getByRole('img', { name: '水泵' }).tagName).toBe('svg');
    rerender(<Picture src="/b.png" alt="水泵" ratio={1} />);
    expect(screen.getByRole('img', { name: '水泵' })).toHaveAttribute('src', '/b.png');
  });

  it('P11: is hidden from screen readers where it is decorative', async () => {
    await renderComponent(<Picture src="" alt="" ratio={1} />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
