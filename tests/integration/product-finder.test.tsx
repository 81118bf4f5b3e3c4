import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { mock } from '#tests/support/mock.ts';
import { letPicturesLoad } from '#tests/support/pictures.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const ASK = '不知道选哪款？问一问';
const heading = (name: RegExp) => screen.findByRole('heading', { level: 2, name });
const answer = (name: RegExp) =>
  within(screen.getByRole('list', { name: '可选的回答' })).getByRole('link', { name });
const answersIn = (router: { state: { location: { search: string } } }) =>
  new URLSearchParams(router.state.location.search).get('answers');
const found = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

beforeEach(letPicturesLoad);

describe('the product finder', () => {
  it('P12+: leads from the list to a product by three answers, the focus on each question, and asks for a quote with them', async () => {
    const { user, router } = await renderApp('/product');
    await screen.findAllByRole('article');
    await user.click(screen.getByRole('link', { name: ASK }));
    await heading(/您要找哪一类产品？$/);
    await expectNoAxeViolations();
    await user.click(answer(/^环境感知/));
    expect(await heading(/“环境感知”中，您要找哪一种？$/)).toHaveFocus();
    await user.click(answer(/^气体与长势监测\s*10$/));
    expect(await heading(/^第 3 题，最多 5 题 · 还有 10 款产品.*您要监测什么？$/)).toHaveFocus();
    await user.click(answer(/^不确定$/));
    expect(await heading(/^第 4 题.*您需要哪种防护等级？$/)).toHaveFocus();
    // Back leads to the question before, and forward again.
    await router.navigate(-1);
    expect(await heading(/您要监测什么？/)).toHaveFocus();
    await user.click(answer(/^二氧化碳\s*3$/));
    expect(await heading(/这 3 款都符合您的要求/)).toHaveFocus();
    expect(answersIn(router)).toBe('*:1;*:13;测量参数:二氧化碳');
    expect(found()).toEqual([
      '二氧化碳传感器',
      '菌菇房高量程二氧化碳变送器',
      '二氧化碳温湿度一体机',
    ]);
    const [, , last] = screen.getAllByRole('article');
    const card = within(last ?? document.body);
    expect(last).toHaveTextContent('可监测二氧化碳。');
    expect(screen.getByRole('link', { name: '对比这 3 款' })).toHaveAttribute(
      'href',
      '/product/compare?ids=11,13,12',
    );
    await expectNoAxeViolations();

    await user.click(card.getByRole('button', { name: /^询价/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /二氧化碳温湿度一体机/ }));
    expect(await dialog.findByRole('textbox', { name: '询价内容' })).toHaveValue(
      [
        '请提供「二氧化碳温湿度一体机 QH-A130」的报价和交货期。',
        '',
        '选型时的要求：',
        '产品类别：气体与长势监测',
        '测量参数：二氧化碳',
      ].join('\n'),
    );
  });

  it('P12+: says which answer of a shared link excluded the last products, and leads back or past it', async () => {
    const answers = encodeURIComponent('*:13;供电:DC 12 ~ 24 V;通信:LoRa');
    const { user, router } = await renderApp(`/product/finder?answers=${answers}`);
    expect(await screen.findByText('“通信：LoRa”排除了剩下的 5 款产品。')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '跳过这一题' }));
    await waitFor(() => expect(answersIn(router)).toBe('*:13;供电:DC 12 ~ 24 V;通信:?'));
    expect(await heading(/您要监测什么？/)).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '上一题' }));
    await waitFor(() => expect(answersIn(router)).toBe('*:13;供电:DC 12 ~ 24 V'));
  });

  it('P12+: says without an answer that there are no products where a link looks', async () => {
    await renderApp('/product/finder?q=zzz');
    await heading(/^这个范围内没有产品。$/);
    screen.getByText('可以换个范围再问。');
    expect(screen.queryByText(/回答的产品/)).toBeNull();
    expect(screen.getByRole('link', { name: '重新开始' })).toHaveAttribute(
      'href',
      '/product/finder',
    );
  });

  it('P12+: asked by keyboard to read the products again, leaves the focus on the page', async () => {
    mock.db.faults.set('GET /product/page', '500');
    const { user } = await renderApp('/product/finder');
    const retry = await screen.findByRole('button', { name: '重试' });
    mock.db.faults.clear();
    retry.focus();
    await user.keyboard('{Enter}');
    await heading(/您要找哪一类产品？$/);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('P12+: is offered where filters find nothing, without them, and not among three products', async () => {
    const spec = encodeURIComponent('防护等级:IP68;功率:300 W');
    const { router } = await renderApp(`/product?categoryId=1&spec=${spec}`);
    await screen.findByText('没有同时符合这些条件的产品。');
    const links = screen.getAllByRole('link', { name: ASK });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/product/finder?categoryId=1',
    ]);
    mock.db.products.load(
      mock.db.products.all().filter(({ id }) => ![59, 60].includes(Number(id))),
    );
    await router.navigate('/product?categoryId=42');
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeLessThan(4));
    await waitFor(() => expect(screen.queryByRole('link', { name: ASK })).not.toBeInTheDocument());
  });
});
