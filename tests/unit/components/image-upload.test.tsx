import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ComponentProps, createRef, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ImageUpload } from '#src/admin/form/inputs/image-upload/image-upload.tsx';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { pngBytes } from '#tests/support/picture-files.ts';
import { letPicturesLoad } from '#tests/support/pictures.ts';
import { createUpload, renderComponent } from './support.tsx';

const PREVIEW = `blob:${window.location.origin}/picture`;

beforeEach(letPicturesLoad);

type UploadProps = ComponentProps<typeof ImageUpload>;

async function setUp({ value = '', ...props }: Partial<UploadProps> = {}) {
  const { upload, calls } = createUpload();
  const told: string[] = [];
  function Form() {
    const [address, setAddress] = useState(value);
    const onChange = (next: string) => {
      told.push(next);
      setAddress(next);
    };
    return (
      <ImageUpload label="封面" value={address} onChange={onChange} upload={upload} {...props} />
    );
  }
  const view = await renderComponent(<Form />);
  const input = () => screen.getByLabelText('封面', { selector: 'input' });
  return { ...view, calls, told, input };
}

const picture = (name = 'a.png', size = 100) =>
  new File([pngBytes([]).slice(0, size), new Uint8Array(size)], name, { type: 'image/png' });

/** What a drag or the clipboard carries. */
function transfer(files: File[]) {
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  return { files, items, types: ['Files'] };
}

describe('ImageUpload', () => {
  it('B4: uploads a chosen picture at once, shows the progress, and then the picture', async () => {
    const onBusyChange = vi.fn<(isBusy: boolean, isPending: boolean) => void>();
    const { user, input, calls, told } = await setUp({
      onBusyChange,
      resolve: (address) => `https://assets.example${address}`,
    });
    expect(screen.getByText(/不超过 10 MB/)).toBeVisible();
    await user.upload(input(), picture('温室.png'));
    const bar = await screen.findByRole('progressbar', { name: '正在上传 温室.png' });
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(onBusyChange).toHaveBeenLastCalledWith(true, true);
    act(() => calls[0]?.onProgress(0.5));
    expect(bar).toHaveAttribute('aria-valuenow', '50');
    expect(screen.getByRole('img', { name: '封面预览' })).toHaveAttribute('src', PREVIEW);

    calls[0]?.succeed('/upload/1.png');
    await waitFor(() => expect(told).toEqual(['/upload/1.png']));
    expect(screen.getByRole('img', { name: '封面预览' })).toHaveAttribute(
      'src',
      'https://assets.example/upload/1.png',
    );
    expect(screen.getByRole('status')).toHaveTextContent('温室.png 已上传');
    expect(onBusyChange).toHaveBeenLastCalledWith(false, false);
  });

  it('B4: cancels, keeps the picture that was there, and gives the focus back', async () => {
    const { user, input, calls, told } = await setUp({ value: '/old.png' });
    await user.upload(input(), picture());
    await waitFor(() => expect(calls).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: '取消上传: a.png' }));
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(told).toEqual([]);
    expect(screen.getByRole('img', { name: '封面预览' })).toHaveAttribute('src', '/old.png');
    await waitFor(() => expect(screen.getByRole('button', { name: '封面: 更换' })).toHaveFocus());
    calls[0]?.succeed('/late.png');
    await act(async () => {});
    expect(told).toEqual([]);
  });

  it('B4: says why an upload failed and tries again', async () => {
    const { user, input, calls, told } = await setUp();
    await user.upload(input(), picture());
    await waitFor(() => expect(calls).toHaveLength(1));
    calls[0]?.fail(
      new ApiError({ kind: 'http', status: 413, call: 'POST /file', message: '文件过大' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('a.png 上传失败文件过大');
    await user.click(screen.getByRole('button', { name: '重试: a.png' }));
    expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    await waitFor(() => expect(calls).toHaveLength(2));
    calls[1]?.succeed('/1.png');
    await waitFor(() => expect(told).toEqual(['/1.png']));
  });

  it.each([
    [
      'too large',
      [new File(['GIF89a', new Uint8Array(10 * 1024 * 1024)], '大.gif', { type: 'image/gif' })],
      '大.gif 超过 10 MB',
    ],
    [
      'a drawing with scripts',
      [new File(['<svg><script/></svg>'], '标志.svg', { type: 'image/svg+xml' })],
      '标志.svg 是 SVG 文件，可能含有脚本，请先导出为 PNG 或 WebP。',
    ],
    [
      'of another kind',
      [new File(['x'], 'a.pdf', { type: 'application/pdf' })],
      'a.pdf 不是支持的图片格式',
    ],
    [
      'a page that is called a picture',
      [new File(['<script>alert(1)</script>'], '页.png', { type: 'image/png' })],
      '页.png 不是支持的图片格式',
    ],
    ['empty', [picture('空.png', 0)], '空.png 是空文件'],
    ['one of several', [picture('a.png'), picture('b.png')], '一次只能上传一张图片'],
  ])('B4: refuses a file that is %s before it is sent', async (_case, files, message) => {
    const { user, calls } = await setUp();
    fireEvent.drop(screen.getByRole('group', { name: '封面' }), {
      dataTransfer: transfer(files),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: /^知道了/ }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('B4: takes a pasted picture', async () => {
    const { calls } = await setUp();
    fireEvent.paste(screen.getByRole('button', { name: '封面: 选择图片' }), {
      clipboardData: transfer([picture()]),
    });
    await waitFor(() => expect(calls).toHaveLength(1));
  });

  it('B4: removes a picture by keyboard', async () => {
    const { user, told } = await setUp({ value: '/old.png' });
    await user.tab();
    expect(screen.getByRole('button', { name: '封面: 更换' })).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(told).toEqual(['']);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '封面: 选择图片' })).toHaveFocus(),
    );
  });

  it('B2: shows its error, and takes the focus', async () => {
    const ref = createRef<{ focus: () => void }>();
    await setUp({ ref, error: '此项为必填', helperText: '不显示', required: true });
    act(() => ref.current?.focus());
    const button = screen.getByRole('button', { name: '封面: 选择图片' });
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleDescription('此项为必填');
    expect(screen.queryByText('不显示')).toBeNull();
  });

  it('B4: takes nothing while it is disabled', async () => {
    const { calls } = await setUp({ disabled: true });
    expect(screen.getByRole('button', { name: '封面: 选择图片' })).toBeDisabled();
    fireEvent.drop(screen.getByRole('group', { name: '封面' }), {
      dataTransfer: transfer([picture()]),
    });
    await act(async () => {});
    expect(calls).toEqual([]);
  });
});
