import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TextStandIn } from '#src/components/rich-text/text-stand-in.tsx';
import { renderComponent } from '../support.tsx';

it('B9: shows the text, and keeps what is pressed, typed and composed for the editor', async () => {
  const onStart = vi.fn<(start: unknown) => void>();
  const onCompose = vi.fn<(isComposing: boolean) => void>();
  await renderComponent(
    <TextStandIn
      value="<p>原有的</p><script>alert(1)</script>"
      label="正文"
      error="请填写正文"
      helperText={undefined}
      disabled={false}
      resolve={String}
      onStart={onStart}
      onCompose={onCompose}
      ref={null}
    />,
  );
  const input = screen.getByRole('textbox', { name: '正文' });
  expect(input).toHaveAccessibleDescription('请填写正文');

  fireEvent.click(screen.getByText('原有的'), { clientX: 40, clientY: 20 });
  expect(input).toHaveFocus();
  fireEvent.compositionStart(input);
  expect(onCompose).toHaveBeenLastCalledWith(true);
  fireEvent.input(input, { target: { value: '先写的' } });
  fireEvent.compositionEnd(input);
  expect(onCompose).toHaveBeenLastCalledWith(false);
  expect(onStart).toHaveBeenLastCalledWith({ press: { x: 40, y: 20 }, typed: '先写的' });

  fireEvent.blur(input);
  expect(onStart).toHaveBeenLastCalledWith(undefined);
});
