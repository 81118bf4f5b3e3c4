import { existsSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/dom';
import { beforeAll, expect, it } from 'vitest';
import { renderApp } from '#tests/support/render-app.tsx';

// Loading it takes longer than a test waits.
beforeAll(() => import('#src/app/pages/test/components/components-page.tsx'), 120_000);

/** Queries by role are slow on a page with so many elements, so each stays in its part. */
async function findPart(title: string) {
  const heading = await screen.findByText(title, { selector: 'h2' });
  const part = heading.closest('section');
  if (!part) throw new Error(`${title} is no part`);
  return within(part);
}

it('the page of components lists its parts, and they work', async () => {
  const { user } = await renderApp('/test/components');
  const inputs = await findPart('表单字段');
  const main = screen.getByRole('main');
  const parts = [...main.querySelectorAll('h2[id]')];
  const links = within(screen.getByLabelText('本页内容')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    parts.map(({ id, textContent }) => [textContent, `#${id}`]),
  );
  const files = within(main)
    .getAllByText(/^src\//)
    .map(({ textContent }) => textContent);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);

  const wrong = inputs.getByLabelText(/^单行文本（有错误）/);
  await waitFor(() => expect(wrong).toBeInvalid());
  expect(inputs.getByLabelText(/^单行文本（空白）/)).toBeValid();
  await user.type(wrong, '写上');
  await user.tab();
  await waitFor(() => expect(wrong).toBeValid());
  await user.click(inputs.getByLabelText('撤销「单行文本（有错误）」的修改'));
  expect(wrong).toHaveValue('');
  await user.click(inputs.getByText('检查全部字段'));
  const summary = (await inputs.findByText('请检查以下内容')).closest('[role=alert]');
  expect(summary).toHaveTextContent('下拉选择（有错误）');
  expect(summary).not.toHaveTextContent('（已填写）');

  const states = await findPart('占位状态');
  await user.click(states.getByText('重试'));
  expect(await states.findByText('已重新加载。')).toBeVisible();

  const dialogs = await findPart('对话框与提示');
  await user.click(dialogs.getByText('打开危险操作的确认'));
  const question = await screen.findByRole('alertdialog', { name: '确认危险操作' });
  await user.click(within(question).getByText('继续'));
  await waitFor(() => expect(question).not.toBeInTheDocument());
});
