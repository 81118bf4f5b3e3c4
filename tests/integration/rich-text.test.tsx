import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { SAVE, SAVED } from '#tests/support/save-button.ts';

const FORMULA = '<P>样品<MATH><MI>x</MI></MATH></P>\n<div>文字</div>';

beforeAll(async () => {
  // Compiled here, so that the first test does not time out.
  await import('#src/features/news/news-list-page.tsx');
  await import('#src/features/news/news-form-page.tsx');
  await import('#src/admin/editor/rich-text-editor.tsx');
}, 120_000);

/** Opens the form of a news item with this text. */
async function openForm(content: string) {
  const { db } = mock;
  const record = db.news.find(3);
  if (!record) throw new Error('The mock has no news 3');
  db.news.replace({ ...record, content });
  const app = await renderApp('/backstage/content/industry-news/3/edit', { as: 'admin' });
  const text = await screen.findByRole('textbox', { name: '正文' });
  return { ...app, text, saved: () => db.news.find(3)?.content };
}

describe('rich text in a form', () => {
  it('B9: a text that the editor cannot keep is shown as it is, and saved as it was', async () => {
    const { user, text, saved } = await openForm(FORMULA);
    expect(text).toHaveValue(FORMULA);
    expect(screen.getByText('编辑器无法完整保留“正文”')).toBeVisible();
    expect(screen.getByText('公式 <math>')).toBeVisible();
    expect(screen.queryByText('有未保存的修改')).not.toBeInTheDocument();

    await user.type(screen.getByRole('textbox', { name: /^标题/ }), '！');
    await user.click(screen.getByRole('button', { name: SAVE }));
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(saved()).toBe(FORMULA);
  });

  it('B9: opening it in the editor changes nothing; what is changed there is saved', async () => {
    const { user, saved } = await openForm(FORMULA);
    await user.click(screen.getByRole('button', { name: '仍要编辑' }));
    const editor = screen.getByRole('textbox', { name: '正文' });
    await waitFor(() => expect(editor).toHaveFocus());
    expect(editor).toHaveTextContent('样品');
    expect(screen.queryByText('有未保存的修改')).not.toBeInTheDocument();

    fireEvent.paste(editor, {
      clipboardData: { getData: (type: string) => (type === 'text/plain' ? '新' : ''), files: [] },
    });
    expect(await screen.findByText('有未保存的修改')).toBeVisible();
    await user.click(screen.getByRole('button', { name: SAVE }));
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(saved()).toBe('<p>新样品</p><p>文字</p>');
  });

  it('B9: an ordinary text that nobody touches is saved letter by letter', async () => {
    const content = '<P>CO<sub>2</sub>\n <b>减排</b></P>\n<UL><li>一<li>二</UL>';
    const { user, text, saved } = await openForm(content);
    expect(text).toHaveTextContent('CO2 减排');
    expect(screen.queryByRole('button', { name: '仍要编辑' })).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /^标题/ }), '！');
    await user.click(screen.getByRole('button', { name: SAVE }));
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(saved()).toBe(content);
  });
});
