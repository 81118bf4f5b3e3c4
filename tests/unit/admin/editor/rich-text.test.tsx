import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RichText } from '#src/components/rich-text/rich-text.tsx';
import { renderComponent } from '#tests/unit/components/support.tsx';

describe('RichText', () => {
  it('B9: shows structure, without scripts', async () => {
    const { container } = await renderComponent(
      <RichText html='<h2>标题</h2><p onclick="alert(1)">正文<script>alert(1)</script></p><form><input></form>' />,
    );
    expect(screen.getByRole('heading', { level: 2, name: '标题' })).toBeVisible();
    expect(screen.getByText('正文')).not.toHaveAttribute('onclick');
    expect(container.querySelector('script, form, input')).toBeNull();
  });

  it('B9: completes addresses of pictures and lets wide tables scroll by keyboard', async () => {
    await renderComponent(
      <RichText
        html='<img src="/a.png" alt="温室"><table><tbody><tr><td>x</td></tr></tbody></table>'
        resolve={resolve}
      />,
    );
    expect(screen.getByRole('img', { name: '温室' })).toHaveAttribute(
      'src',
      'https://assets.example/a.png',
    );
    expect(screen.getByRole('table')).toHaveAttribute('tabindex', '0');
  });
});

const resolve = (address: string) => `https://assets.example${address}`;
