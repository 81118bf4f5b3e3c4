import { screen, within } from '@testing-library/dom';
import { describe, expect, it, onTestFinished } from 'vitest';
import { env } from '#src/env.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';

/** Waits until the footer shows the text: answers arrive one by one. */
async function findFooter(text: string | RegExp) {
  const footer = await screen.findByRole('contentinfo');
  await within(footer).findByText(text);
  return within(footer);
}

describe('company footer', () => {
  it('P3: shows who the company is and how to reach it', async () => {
    await renderApp('/news');
    const footer = await findFooter('青禾智控科技有限公司');
    expect(footer.getByText(/^浙江省杭州市余杭区青禾路 88 号/)).toBeVisible();
    expect(footer.getByRole('link', { name: '400-000-0808' })).toHaveAttribute(
      'href',
      'tel:4000000808',
    );
    expect(footer.getByRole('link', { name: 'contact@qinghe.example.com' })).toHaveAttribute(
      'href',
      'mailto:contact@qinghe.example.com',
    );
    expect(footer.getByRole('img', { name: '关注公众号' })).toHaveAttribute(
      'src',
      expect.stringContaining('/api/pictures/qr-wechat.svg'),
    );
    expect(footer.getByRole('img', { name: '联系客服' })).toBeInTheDocument();
  });

  it('P3: tells an English reader what the filing numbers are', async () => {
    await renderApp('/news', { language: 'en' });
    const footer = await findFooter(
      /^ICP filing no\. 浙ICP备00000000号-1, China website registration$/,
    );
    expect(footer.getByText(/^Public security filing no\. 浙公网安备0{14}号$/)).toBeVisible();
  });

  it('P3: shows the friendly links in their order, in new tabs, without the hidden ones', async () => {
    const [first, second] = mock.db.links.all();
    Object.assign(first ?? {}, { url: 'javascript:alert(1)' });
    Object.assign(second ?? {}, { sort: 1 });
    const { user } = await renderApp('/news', { as: 'admin' });
    const footer = await findFooter('中部设施园艺学会');
    const all = footer.getByRole('button', { name: '全部 13 个' });
    await user.click(all);
    const list = within(document.getElementById(all.getAttribute('aria-controls') ?? '') ?? all);
    const names = list.getAllByRole('listitem').map((entry) => entry.textContent);
    expect(names.slice(0, 2)).toEqual(['中部设施园艺学会', '禾田农业研究院']);
    expect(names).toHaveLength(13);
    expect(names).not.toContain('旧版官网');
    expect(list.getByRole('link', { name: '中部设施园艺学会' })).toHaveAttribute(
      'target',
      '_blank',
    );
    expect(list.queryByRole('link', { name: '禾田农业研究院' })).not.toBeInTheDocument();
  });

  it('P3: shows the foot menu’s groups, which the server names differently', async () => {
    await renderApp('/news');
    const footer = await findFooter('产品与服务');
    const menu = within(footer.getByRole('navigation', { name: '页脚导航' }));
    expect(menu.getByRole('link', { name: '公司简介' })).toHaveAttribute('href', '/aboutus');
    expect(menu.getByRole('link', { name: '技术文章' })).toHaveAttribute(
      'href',
      '/news?categoryId=4',
    );
  });

  it('P3: shows the filing numbers, the first with its registry', async () => {
    await renderApp('/news');
    const footer = await findFooter(/浙公网安备/);
    expect(footer.getByRole('link', { name: /^浙ICP备/ })).toHaveAttribute(
      'href',
      'https://beian.miit.gov.cn/',
    );
    const police = footer.getByRole('link', { name: /^浙公网安备/ });
    expect(police).toHaveAttribute(
      'href',
      'https://beian.mps.gov.cn/#/query/webSearch?code=00000000000000',
    );
    expect(police.querySelector('img')).toHaveAttribute('src', '/filing/police-badge.svg');
  });

  it('P3: takes the filing numbers of the build where the company gives none', async () => {
    const before = { ...env };
    onTestFinished(() => void Object.assign(env, before));
    Object.assign(env, { icp: '京ICP备11111111号', policeIcp: '京公网安备 11111111111111号' });
    for (const company of mock.db.companyInfo.all()) {
      Object.assign(company, { icp: '', policeIcp: '' });
    }
    await renderApp('/news');
    const footer = await findFooter('青禾智控科技有限公司');
    expect(footer.getByRole('link', { name: '京ICP备11111111号' })).toBeVisible();
    expect(footer.getByRole('link', { name: '京公网安备 11111111111111号' })).toBeVisible();
  });

  it('P3: without filing numbers shows neither link nor badge', async () => {
    for (const company of mock.db.companyInfo.all()) {
      Object.assign(company, { icp: '', policeIcp: '' });
    }
    await renderApp('/news');
    const footer = await findFooter('青禾智控科技有限公司');
    expect(footer.queryByRole('link', { name: /ICP备|公网安备/ })).not.toBeInTheDocument();
    const hrefs = footer.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs.filter((href) => href?.includes('beian'))).toEqual([]);
  });

  it('P3: leads to the notice on personal information', async () => {
    const { user } = await renderApp('/news');
    const footer = await findFooter('个人信息保护声明');
    await user.click(footer.getByRole('link', { name: '个人信息保护声明' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: '个人信息保护声明' }),
    ).toBeVisible();
    expect(await screen.findByText(/^青禾智控科技有限公司只在必要时/)).toBeVisible();
    expect(screen.getByRole('link', { name: '查看联系方式' })).toHaveAttribute(
      'href',
      '/aboutus#contact',
    );
  });

  it('P3: has a sign-in link for administrators, which leads to the back office', async () => {
    await renderApp('/news');
    const footer = await findFooter('管理员登录');
    expect(footer.getByRole('link', { name: '管理员登录' })).toHaveAttribute('href', '/backstage');
  });

  it('P3: shows the rest where a call fails, without a message', async () => {
    await renderApp('/news', { faults: { 'GET /contract/get': '503', 'GET /menu/foot': 'shape' } });
    const footer = await findFooter('友情链接');
    await within(screen.getByRole('contentinfo')).findByText('企业官网');
    expect(footer.getByText(/企业官网 版权所有/)).toBeVisible();
    expect(footer.getByRole('img', { name: '关注公众号' })).toHaveAttribute(
      'src',
      '/qr/wechat.svg',
    );
    expect(footer.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('P3: a server without a company record is no error', async () => {
    await renderApp('/news', { faults: { 'GET /contract/get': 'null', 'GET /links/get': 'drop' } });
    const footer = await findFooter('企业官网');
    expect(footer.queryByText('友情链接')).not.toBeInTheDocument();
  });
});

describe('simple footer', () => {
  it('R3: has both sentences before the company is known', async () => {
    await renderApp('/coming-soon', { faults: { 'GET /contract/get': 'hang' } });
    const footer = await findFooter(/企业官网 版权所有/);
    expect(footer.getByText(/Corporate Website/)).toBeVisible();
  });

  it('R3: stands in the compact layout with all rights and the template', async () => {
    await renderApp('/coming-soon');
    const footer = await findFooter(/青禾智控科技有限公司 版权所有/);
    expect(footer.getByText(/Corporate Website/)).toBeVisible();
    expect(footer.queryByText('友情链接')).not.toBeInTheDocument();
  });
});
