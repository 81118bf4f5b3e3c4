import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { SAVE } from '#tests/support/save-button.ts';

const BILIBILI = 'https://www.bilibili.com/video/BV1xx411c7mD';
const main = () => within(screen.getByRole('main'));

function write(content: string) {
  Object.assign(mock.db.news.find(6) ?? {}, { content });
}

describe('a video of another site', () => {
  it('is a link until it is pressed, then its player with a link to its page', async () => {
    write(`<figure><a href="${BILIBILI}">温室一日</a></figure>`);
    const { user } = await renderApp('/news/details?id=6');
    const link = await screen.findByRole('link', { name: '温室一日' });
    expect(link).toHaveAttribute('href', BILIBILI);
    expect(document.querySelector('iframe')).toBeNull();
    await user.click(link);
    const player = await screen.findByTitle('温室一日');
    expect(player).toHaveAttribute(
      'src',
      'https://player.bilibili.com/player.html?bvid=BV1xx411c7mD&autoplay=1',
    );
    expect(main().getByRole('link', { name: '在哔哩哔哩打开' })).toHaveAttribute('href', BILIBILI);
  });

  it('that the host’s policy forbids says where it can be seen', async () => {
    write(`<figure><a href="${BILIBILI}">温室一日</a></figure>`);
    const { user } = await renderApp('/news/details?id=6');
    await user.click(await screen.findByRole('link', { name: '温室一日' }));
    await screen.findByTitle('温室一日');
    document.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'frame-src' }),
    );
    expect(
      await screen.findByRole('link', { name: '这里不能播放，请在哔哩哔哩打开' }),
    ).toBeVisible();
    expect(screen.queryByTitle('温室一日')).not.toBeInTheDocument();
  });
});

describe('in the editor', () => {
  const openNews = async () => {
    write('<p>开头</p>');
    const app = await renderApp('/backstage/content/industry-news/6/edit', { as: 'admin' });
    await app.user.click(await screen.findByRole('button', { name: '更多' }));
    return { ...app, button: await screen.findByRole('menuitem', { name: '视频' }) };
  };

  it('a video is inserted by its address, and refused where nothing plays it', async () => {
    const { user, button } = await openNews();
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: '视频' }));
    await user.type(dialog.getByRole('textbox', { name: '视频地址' }), 'https://example.com/a');
    await user.click(dialog.getByRole('button', { name: '插入' }));
    expect(await dialog.findByText(/请填写这些网站的视频页面地址/)).toBeVisible();
    await user.clear(dialog.getByRole('textbox', { name: '视频地址' }));
    await user.type(dialog.getByRole('textbox', { name: '视频地址' }), BILIBILI);
    await user.type(dialog.getByRole('textbox', { name: '标题' }), '温室一日');
    await user.click(dialog.getByRole('button', { name: '插入' }));
    await waitFor(() => expect(document.querySelector('.ProseMirror figure.video')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: SAVE }));
    await waitFor(() =>
      expect(mock.db.news.find(6)?.content).toBe(
        `<p>开头</p><figure><a href="${BILIBILI}">温室一日</a></figure>`,
      ),
    );
  });

  it('a file is uploaded, and its address stands in the dialog', async () => {
    const { user, button } = await openNews();
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: '视频' }));
    const bytes = new TextEncoder().encode('\0\0\0\u0018ftypisom\0\0\0\0');
    const file = new File([bytes], 'tour.mp4', { type: 'video/mp4' });
    await user.upload(dialog.getByLabelText('上传视频文件', { selector: 'input' }), file);
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: '视频地址' })).toHaveDisplayValue(
        /^\/api\/files\/video-\d+\.mp4$/,
      ),
    );
  });
});
