import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serveForTests } from './support/app.ts';

const app = serveForTests();

/** What `watchTransitions` has seen in the page. */
declare global {
  // Declaration merging needs an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    seen: string[];
  }
}

/** Runs in the page: notes what each view transition moves. */
function watchTransitions(): void {
  window.seen = [];
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (...update) => {
    const transition = start(...update);
    const note = async () => {
      await transition.ready;
      for (const { effect } of document.getAnimations()) {
        if (effect instanceof KeyframeEffect) window.seen.push(effect.pseudoElement ?? '');
      }
    };
    void note();
    return transition;
  };
}

const seen = (page: Page) => page.evaluate(() => window.seen);
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

describe('a product’s card', () => {
  it('P7: shows the second picture under the mouse, and does not download it before', async () => {
    const page = await app.visitPage('/product');
    const device = card(page, '土壤温湿度传感器').first();
    const pictures = device.locator('img');
    await device.waitFor();
    await device.getByRole('link').focus();
    expect(await pictures.count()).toBe(1);
    await device.hover();
    await expect.poll(() => pictures.count()).toBe(2);
    const opacity = () =>
      pictures.last().evaluate((picture) => {
        const layers = [picture, picture.parentElement, picture.parentElement?.parentElement];
        return layers.reduce(
          (product, layer) => product * Number(layer ? getComputedStyle(layer).opacity : 1),
          1,
        );
      });
    await expect.poll(opacity).toBe(1);
    await page.mouse.move(0, 0);
    await expect.poll(opacity).toBe(0);
  });

  /** Opens a product by its card, and returns whether its picture was moved there. */
  async function openByCard(reducedMotion: 'no-preference' | 'reduce') {
    const page = await app.visitPage('/product', { profile: { reducedMotion } });
    await page.evaluate(watchTransitions);
    await card(page, '土壤温湿度传感器').first().getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: '土壤温湿度传感器' }).waitFor();
    // A transition would have begun by then.
    await page.waitForLoadState('networkidle');
    return async () =>
      (await seen(page)).some((part) => part.startsWith('::view-transition-group(product-'));
  }

  it('P7: its picture grows into the product’s page', async () => {
    const hasMoved = await openByCard('no-preference');
    await expect.poll(hasMoved).toBe(true);
  });

  it('P7: its picture does not grow for a visitor who asked for less motion', async () => {
    const hasMoved = await openByCard('reduce');
    expect(await hasMoved()).toBe(false);
  });
});

describe('the years of the company', () => {
  it('P8: earlier ones open by mouse, by keyboard and by touch', async () => {
    const page = await app.visitPage('/aboutus', { profile: { reducedMotion: 'reduce' } });
    const fold = page.getByText(/^更早的历程（/);
    const year = page.getByRole('heading', { level: 3, name: '2011' });
    await fold.click();
    await year.waitFor();
    await fold.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => year.isVisible()).toBe(false);

    const phone = await app.openPage('/aboutus', {
      width: 390,
      profile: { hasTouch: true, isMobile: true, reducedMotion: 'reduce' },
    });
    await phone.getByText(/^更早的历程（/).tap();
    await phone.getByRole('heading', { level: 3, name: '2011' }).waitFor();
  });
});
