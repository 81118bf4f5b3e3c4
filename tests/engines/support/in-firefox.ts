import puppeteer from 'puppeteer-core';
import { elementOf, findMiddle, type Person, type Role, WAIT } from './person.ts';

/** Starts Firefox with a reader of Chinese. */
export async function inFirefox(executablePath: string, site: string): Promise<Person> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: { 'intl.accept_languages': 'zh-CN' },
  });
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  // Leaving a form with changes asks.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.setViewport({ width: 1280, height: 900 });

  const find = async (role: Role | 'text', name: string) => {
    const wanted = elementOf(role, name);
    const found = await page.waitForFunction(findMiddle, { timeout: WAIT }, ...wanted);
    const middle = await found.jsonValue();
    if (!middle) throw new Error(`No ${role} ${name}`);
    return middle;
  };
  const press = async (role: Role, name: string) => {
    const { x, y } = await find(role, name);
    await page.mouse.click(x, y);
  };

  return {
    open: async (path) => {
      await page.goto(new URL(path, site).href);
    },
    press,
    fill: async (name, text) => {
      await press('textbox', name);
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
      await page.keyboard.type(text);
    },
    type: (text) => page.keyboard.type(text),
    chooseFile: async (path) => {
      await page.waitForSelector('input[type=file][accept*="image"]', { timeout: WAIT });
      const inputs = await page.$$('input[type=file][accept*="image"]');
      await inputs.at(-1)?.uploadFile(path);
    },
    arrive: async (path) => {
      const isThere = (start: string) => location.pathname.startsWith(start);
      await page.waitForFunction(isThere, { timeout: WAIT }, path);
    },
    see: async (text) => {
      await find('text', text);
    },
    problems,
    leave: () => browser.close(),
  };
}
