import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TextStandIn } from '#src/components/rich-text/text-stand-in.tsx';
import type { TextStart } from '#src/components/rich-text/text-start.ts';
import { photoFile } from '#tests/support/picture-files.ts';
import { renderComponent } from '../support.tsx';

it('B9: shows the text, and keeps what is pressed, typed and composed for the editor', async () => {
  const onStart = vi.fn<(start: TextStart) => void>();
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
  const press = { x: 40, y: 20 };
  const last = () => onStart.mock.lastCall?.[0];
  expect(last()).toEqual({ press, written: ['先写的'], isInside: true });

  fireEvent.blur(input);
  expect(last()).toEqual({ press, written: ['先写的'], isInside: false });
});

it('B9: keeps what is pasted and dropped with its looks and files, in its place', async () => {
  const onStart = vi.fn<(start: TextStart) => void>();
  await renderComponent(
    <TextStandIn value="" label="正文" onStart={onStart} onCompose={() => {}} />,
  );
  const input = screen.getByRole('textbox', { name: '正文' });
  const files = [photoFile(1)];
  const transfer = (data: Record<string, string>, files: File[] = []) => ({
    getData: (type: string) => data[type] ?? '',
    files,
    types: files.length > 0 ? ['Files'] : Object.keys(data),
  });
  const type = (value: string) => fireEvent.input(input, { target: { value } });
  const written = () => onStart.mock.lastCall?.[0].written;

  type('甲');
  const bold = { 'text/html': '<b>粗</b>', 'text/plain': '粗\r\n体' };
  // Office programs add a picture of the text to the text.
  fireEvent.paste(input, { clipboardData: transfer(bold, files) });
  type('甲粗\n体');
  fireEvent.paste(input, { clipboardData: transfer({}, files) });
  type('甲粗\n体乙');
  const drop = createEvent.drop(input, { dataTransfer: transfer({}, files) });
  fireEvent(input, drop);
  expect(drop.defaultPrevented).toBe(true);
  const picture = { html: '', files };
  expect(written()).toEqual(['甲', { html: '<b>粗</b>', files: [] }, picture, '乙', picture]);

  // What was changed since is plain.
  type('甲粗体乙');
  expect(written()).toEqual(['甲粗体乙', picture, picture]);
});
