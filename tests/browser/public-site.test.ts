import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { allLooks } from '#tests/support/looks.ts';
import { follow, press, see, seeAddress, seeHeading } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { overflowOf } from './support/overflow.ts';

const app = serveForTests();
const STILL = { reducedMotion: 'reduce' } as const;

async function sizeOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('Nothing to measure');
  return box;
}

const styleOf = (locator: Locator, name: string) =>
  locator.evaluate(
    (element, property) => getComputedStyle(element).getPropertyValue(property),
    name,
  );

const friendlyLinks = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name: '禾田农业研究院' }) });

/** Runs in the page: returns the places of the lines of text in an element. */
function linesOf(element: Element) {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const lines: { x: number; y: number; width: number; height: number }[] = [];
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNode(texts.currentNode);
    for (const { x, y, width, height } of range.getClientRects())
      lines.push({ x, y, width, height });
  }
  return lines;
}

/** Runs in the page. One px of tolerance, because scroll positions are rounded. */
function isAtEnd() {
  return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
}

const menu = (page: Page) => page.getByRole('navigation', { name: '主导航' });

async function openHome(options: Parameters<typeof app.visitPage>[1] = {}) {
  const page = await app.visitPage('/home', { profile: STILL, ...options });
  await page.getByRole('heading', { name: '让温室自己照看庄稼' }).waitFor();
  return page;
}

describe('header', () => {
  it('shows its six entries whole at 900 px', async () => {
    const page = await app.visitPage('/privacy', { width: 900 });
    const entries = page.getByRole('banner').getByRole('navigation').getByRole('link');
    await expect.poll(() => entries.count()).toBe(6);
    await expect
      .poll(() =>
        entries.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length),
      )
      .toBe(0);
  });

  it('has its menu in the drawer where the entries do not fit, as with longer names', async () => {
    for (const item of app.db.menu.all()) {
      if (item.parentId === null) app.db.menu.replace({ ...item, title: item.title.repeat(3) });
    }
    const page = await app.visitPage('/privacy');
    const opener = page.getByRole('banner').getByRole('button', { name: '打开菜单' });
    await opener.waitFor();
    expect(await menu(page).isVisible()).toBe(false);
  });

  it('P5: it is 72 px high, transparent over the carousel until the first scroll, and solid elsewhere', async () => {
    const page = await openHome();
    const header = page.getByRole('banner');
    expect((await sizeOf(header)).height).toBe(72);
    const background = () => styleOf(header, 'background-color');
    await expect.poll(background).toBe('rgba(0, 0, 0, 0)');
    await page.mouse.wheel(0, 200);
    await expect.poll(background).toBe('rgb(255, 255, 255)');
    await page.goto('/news');
    await seeHeading(page, '新闻资讯');
    await expect.poll(background).toBe('rgb(255, 255, 255)');
  });

  it('P1: a dropdown’s columns are 250 px wide and inside the window', async () => {
    const page = await openHome();
    const opener = menu(page).getByRole('link', { name: '产品中心' });
    for (const width of [1280, 900]) {
      await page.mouse.move(0, 400);
      await menu(page).getByText('土壤传感器').waitFor({ state: 'hidden' });
      await page.setViewportSize({ width, height: 800 });
      await opener.hover();
      await see(page, '土壤传感器');
      const lists = menu(page)
        .getByRole('list')
        .filter({ has: page.getByText(/传感器|控制器|一体机|补光灯/) });
      const boxes = await Promise.all((await lists.all()).slice(1).map(sizeOf));
      expect(boxes.map((box) => box.width)).toEqual([250, 250, 250, 250]);
      for (const { x } of boxes) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + 250).toBeLessThanOrEqual(width);
      }
    }
  });

  it('P5: on a phone it is 64 px high; the drawer is 288 px wide and closes on the way to another page', async () => {
    const page = await openHome({ width: 360 });
    expect((await sizeOf(page.getByRole('banner'))).height).toBe(64);
    await press(page, '打开菜单');
    const drawer = page.getByRole('dialog');
    await expect.poll(async () => (await sizeOf(drawer)).width).toBe(288);
    await follow(drawer, '新闻资讯');
    await seeAddress(page, '/news');
    await drawer.waitFor({ state: 'hidden' });
  });
});

it('P1: an icon that is a picture stands before its item’s name in header, drawer and footer', async () => {
  const picture = '/api/pictures/qr-wechat.svg';
  for (const item of app.db.menu.all()) {
    const icon = { '/job': picture, '/news': '/api/files/missing.png', '/aboutus': 'mdi:home' };
    app.db.menu.replace({ ...item, icon: Reflect.get(icon, item.path) ?? '' });
  }
  const page = await app.visitPage('/product', { profile: STILL });
  await page.route('**/missing.png', (route) => route.abort());
  const iconsOf = (scope: Locator, name: string) =>
    scope.getByRole('link', { name, exact: true }).first().locator(':scope > span:has(img, svg)');
  const places = [page.getByRole('banner'), page.getByRole('contentinfo')];
  for (const place of places) {
    expect(await sizeOf(iconsOf(place, '加入我们'))).toMatchObject({ width: 20, height: 20 });
    expect(await iconsOf(place, '加入我们').locator('img').getAttribute('alt')).toBe('');
    // A picture that does not load keeps its place.
    expect(await sizeOf(iconsOf(place, '新闻资讯'))).toMatchObject({ width: 20, height: 20 });
    expect(await iconsOf(place, place === places[0] ? '关于我们' : '公司简介').count()).toBe(0);
  }
  await page.setViewportSize({ width: 360, height: 800 });
  await press(page, '打开菜单');
  const drawer = page.getByRole('dialog');
  expect(await sizeOf(iconsOf(drawer, '加入我们'))).toMatchObject({ width: 20, height: 20 });
  expect(await iconsOf(drawer, '关于我们').count()).toBe(0);
});

describe('footer', () => {
  it('P4: a friendly link takes 3 of 12 columns, 4 on tablets, 6 on phones', async () => {
    const page = await app.visitPage('/news', { profile: STILL });
    const list = friendlyLinks(page);
    await list.waitFor();
    const gap = 16;
    const columns = async () => {
      const column = ((await sizeOf(list)).width - 11 * gap) / 12;
      const item = await sizeOf(list.getByRole('listitem').first());
      return (item.width + gap) / (column + gap);
    };
    for (const [width, count] of [
      [1280, 3],
      [1000, 4],
      [700, 4],
      [360, 6],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(columns, { message: `at ${width} px` }).toBeCloseTo(count, 1);
    }
  });

  it('P3: friendly links are seen without a press; more than three rows fold behind all of them', async () => {
    const page = await app.visitPage('/news', { profile: STILL });
    const links = friendlyLinks(page).getByRole('listitem');
    const all = page.getByRole('contentinfo').getByRole('button', { name: '全部 13 个' });
    const seen = () => links.count();
    for (const [width, count] of [
      [1280, 12],
      [700, 9],
      [360, 6],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(seen, { message: `at ${width} px` }).toBe(count);
    }
    await all.click();
    await expect.poll(seen).toBe(13);
    await page.keyboard.press('Enter');
    await expect.poll(seen).toBe(6);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const first = links.first().getByRole('link');
    await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true);

    for (const link of app.db.links.all().slice(6)) app.db.links.remove(link.id);
    await page.reload();
    await page.getByRole('button', { name: /^全部 \d+ 个$/ }).waitFor({ state: 'hidden' });
    await expect.poll(seen).toBe(6);
  });

  it('P9: the button to the top covers none of its words, however they wrap', async () => {
    const company = app.db.companyInfo.all().find((row) => row.inForce);
    if (!company) throw new Error('No company');
    app.db.companyInfo.replace({ ...company, icp: 'ICP '.repeat(200) });
    const page = await app.visitPage('/news', { profile: STILL });
    await page.getByRole('link', { name: /^ICP ICP/ }).waitFor();
    const toTop = page.getByRole('button', { name: '回到顶部' });
    const scrollToEnd = async () => {
      await page.keyboard.press('End');
      return page.evaluate(isAtEnd);
    };
    for (const width of [320, 340, 360, 380, 400, 900]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(scrollToEnd).toBe(true);
      await toTop.waitFor();
      const button = await sizeOf(toTop);
      const lines = await page.getByRole('contentinfo').evaluate(linesOf);
      const covered = lines.filter(
        ({ x, y, width, height }) =>
          x < button.x + button.width &&
          x + width > button.x &&
          y < button.y + button.height &&
          y + height > button.y,
      );
      expect(covered, `at ${width} px`).toEqual([]);
    }
  });
});

describe('home', () => {
  it('P6: the carousel moves by itself, but not for a visitor who asked for less motion', async () => {
    const moving = await openHome({ profile: { reducedMotion: 'no-preference' } });
    await moving.getByRole('heading', { name: '一屏看清百座温室' }).waitFor();
    const still = await openHome();
    expect(await still.getByRole('button', { name: '继续轮播' }).isVisible()).toBe(true);
  });

  it('P6: a swipe leads to the next slide, a drag of the page does not', async () => {
    const page = await openHome({ width: 360, profile: { ...STILL, hasTouch: true } });
    const carousel = page.getByRole('region', { name: '精选推荐' });
    const touch = (type: string, x: number) =>
      carousel.dispatchEvent(type, {
        pointerType: 'touch',
        isPrimary: true,
        pointerId: 7,
        clientX: x,
        clientY: 200,
        bubbles: true,
      });
    await touch('pointerdown', 300);
    await touch('pointerup', 290);
    expect(await page.getByRole('heading', { name: '让温室自己照看庄稼' }).isVisible()).toBe(true);
    await touch('pointerdown', 300);
    await touch('pointerup', 120);
    await page.getByRole('heading', { name: '一屏看清百座温室' }).waitFor();
    expect(await page.getByRole('heading', { name: '让温室自己照看庄稼' }).count()).toBe(0);
  });

  it('P6: a visitor on a phone is sent the tall picture, and only the next one beside it', async () => {
    const asked: string[] = [];
    const page = await app.openPage('about:blank', { width: 360, profile: STILL });
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/home');
    await page.getByRole('heading', { name: '让温室自己照看庄稼' }).waitFor();
    const tall = () =>
      asked
        .filter((url) => url.includes('-tall.'))
        .map((url) => new URL(url).pathname.split('/').at(-1));
    await expect.poll(tall).toContain('control-room-tall.avif');
    await page.waitForLoadState('networkidle');
    expect(tall()).toEqual(['greenhouse-inside-tall.avif', 'control-room-tall.avif']);
  });

  it('P6: an announcement opens over the page, which stays where it is', async () => {
    const page = await openHome();
    await page.evaluate(() => window.scrollTo(0, 160));
    await follow(page, /例行维护/);
    await page.getByRole('dialog', { name: /例行维护/ }).waitFor();
    await seeAddress(page, '/home?notice=1');
    await page.keyboard.press('Escape');
    await seeAddress(page, '/home');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(160);
    await page.goto('/home?notice=1');
    await page.getByRole('dialog', { name: /例行维护/ }).waitFor();
    await expectNoAxeViolations(page);
  });

  it('P6: nothing moves when late content arrives', async () => {
    app.db.faults.set('*', 'delay=700', { times: 12 });
    const page = await app.visitPage('/home', { profile: STILL });
    await page.getByRole('status').first().waitFor();
    const categories = page.getByRole('heading', { name: '我们做什么' });
    const before = await sizeOf(categories);
    await see(page, '环境感知');
    expect((await sizeOf(categories)).y).toBe(before.y);
  });
});

describe('paper', () => {
  it.each(['/home', '/aboutus', '/product'])(
    'S8: what is white in %s is printed with the ground behind it',
    async (path) => {
      const page = await app.visitPage(path, { profile: STILL });
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
      await page.getByRole('main').getByRole('link').first().waitFor();
      await page.emulateMedia({ media: 'print' });
      const pale = await page.getByRole('main').evaluate((main) =>
        [...main.querySelectorAll('*')].flatMap((element) => {
          const { color, printColorAdjust } = getComputedStyle(element);
          const isText = [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          );
          const isPale = color === 'rgb(255, 255, 255)' && printColorAdjust !== 'exact';
          return isText && isPale && element.checkVisibility() ? [element.textContent] : [];
        }),
      );
      expect(pale).toEqual([]);
    },
  );

  it('S8: on paper no heading of the home page is parted from what it is over, and no card is cut', async () => {
    const page = await openHome();
    const card = page.getByRole('main').getByRole('article').first();
    await card.waitFor();
    await page.emulateMedia({ media: 'print' });
    const cards = await page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).breakInside));
    expect(new Set(cards)).toEqual(new Set(['avoid']));
    for (const name of ['我们做什么', '推荐产品', '新闻资讯', '合作伙伴']) {
      const heading = page.getByRole('heading', { level: 2, name });
      const breakAfter = await heading.evaluate(({ parentElement }) => {
        const head = parentElement?.parentElement;
        return head ? getComputedStyle(head).breakAfter : '';
      });
      expect(breakAfter, name).toBe('avoid');
    }
  });

  it('S8: on paper the hero has no buttons that turn it', async () => {
    const page = await openHome();
    await page.emulateMedia({ media: 'print' });
    for (const name of ['上一张', '下一张']) {
      await expect.poll(() => page.getByRole('button', { name }).first().isVisible()).toBe(false);
    }
  });
});

describe('news', () => {
  it('P7: on paper there is the article alone', async () => {
    const page = await app.visitPage('/news/details?id=6', { profile: STILL });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: '跳到正文' }).isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: '复制链接' }).isVisible()).toBe(false);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  });
});

describe('every public page', () => {
  it('S9: works right to left: nothing sticks out, the menu stands on the other side', async () => {
    const page = await openHome({ settings: { direction: 'rtl' } });
    expect((await sizeOf(menu(page))).x).toBeLessThan(640);
    await expect.poll(() => overflowOf(page)).toBe(0);
  });

  it.each(['ltr', 'rtl'] as const)(
    'S9: a card has a gap between the name and the value of a specification, %s',
    async (direction) => {
      const page = await app.visitPage('/product', { settings: { direction } });
      const facts = page.getByRole('main').locator('article dl > div');
      await facts.first().waitFor();
      const gaps = await facts.evaluateAll((all) =>
        all.flatMap((row) => {
          const [name, value] = [...row.querySelectorAll('dt, dd')].map((part) => {
            const range = document.createRange();
            range.selectNodeContents(part);
            return range.getBoundingClientRect();
          });
          // A value that is wrapped into the next line needs none.
          if (!name || !value || name.bottom <= value.top) return [];
          return [Math.max(value.left - name.right, name.left - value.right)];
        }),
      );
      expect(gaps.length).toBeGreaterThan(0);
      expect(Math.min(...gaps)).toBeGreaterThan(4);
    },
  );

  it('S8: switches between light and dark at once, without fading colours', async () => {
    const page = await openHome({ profile: { reducedMotion: 'no-preference' } });
    await press(page, '设置');
    const drawer = page.getByRole('dialog', { name: '设置' });
    await drawer.getByRole('switch', { name: '深色模式' }).waitFor();
    await page.evaluate(() => {
      const faded = new Set<string>();
      document.querySelector('main')?.addEventListener('transitionrun', ({ propertyName }) => {
        if (propertyName.includes('color')) faded.add(propertyName);
      });
      Object.assign(window, { faded });
    });
    await drawer.getByRole('switch', { name: '深色模式' }).check();
    await page.locator('html[data-color-scheme=dark]').waitFor();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await page.evaluate('[...window.faded]')).toEqual([]);
  });

  it.runIf(allLooks)(
    'E1: a dialog whose code cannot be loaded shows a message, and the page stays',
    async () => {
      const page = await app.openPage('/news/details?id=6', { width: 360 });
      // As a proxy spoils files: of one that is missing, browsers write to the console.
      await page.route(/\/assets\/(mobile-drawer|poster-dialog|announcement-dialog)-/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("spoilt")' }),
      );
      const heading = page.getByRole('heading', { level: 1 });
      for (const name of ['打开菜单', '生成海报']) {
        await page.getByRole('button', { name }).first().click();
        const toast = page.locator('[data-sonner-toast]', { hasText: '没有加载成功' });
        await toast.waitFor();
        expect(await heading.isVisible()).toBe(true);
        // On a phone it lies over the next button until it is closed.
        await toast.getByRole('button', { name: '关闭' }).click();
        await toast.waitFor({ state: 'detached' });
      }
      await page.goto('/home?notice=1');
      await page.getByText(/^这部分功能没有加载成功/).waitFor();
      await seeAddress(page, '/home');
      await see(page, '让温室自己照看庄稼');
    },
  );

  it('is walked through by keyboard: past the menu, to the slide’s button, back out of the settings', async () => {
    const page = await openHome();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').innerText()).toBe('了解产品');
    await page.getByRole('button', { name: '设置' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: '设置' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('button:focus[aria-label="设置"]').waitFor();
  });
});
