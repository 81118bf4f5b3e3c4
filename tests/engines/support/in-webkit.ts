import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import process from 'node:process';
import { Builder, By, Key, Origin, until } from 'selenium-webdriver';
import { pause } from '#src/lib/time/pause.ts';
import type { findWebKit } from '#tools/browser/find-webkit.ts';
import { elementOf, findMiddle, type Person, type Role, WAIT } from './person.ts';

type WebKit = NonNullable<ReturnType<typeof findWebKit>>;

/** Starts WebKitGTK's small browser, on a display of its own where the machine has none. */
export async function inWebKit(webkit: WebKit, site: string): Promise<Person> {
  const display = webkit.display ? await startDisplay(webkit.display) : undefined;
  const port = await freePort();
  const server = spawn(webkit.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, ...display?.env, LANG: 'zh_CN.UTF-8', LANGUAGE: 'zh_CN' },
    stdio: 'ignore',
  });
  const driver = await startSession(port, webkit.browser);
  await driver.manage().window().setRect({ width: 1280, height: 900, x: 0, y: 0 });

  const find = async (role: Role | 'text', name: string) => {
    const [selector, start] = elementOf(role, name);
    const script = `return (${String(findMiddle)})(arguments[0], arguments[1])`;
    const middle = await driver.wait(
      () => driver.executeScript<{ x: number; y: number } | null>(script, selector, start),
      WAIT,
      `No ${role} ${name}`,
    );
    if (!middle) throw new Error(`No ${role} ${name}`);
    return middle;
  };
  const press = async (role: Role, name: string) => {
    const { x, y } = await find(role, name);
    await driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).click().perform();
  };
  const type = (text: string) => driver.actions().sendKeys(text).perform();

  return {
    open: (path) => driver.get(new URL(path, site).href),
    press,
    fill: async (name, text) => {
      await press('textbox', name);
      await driver.actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).perform();
      await type(text);
    },
    type,
    chooseFile: async (path) => {
      const inputs = By.css('input[type=file][accept*="image"]');
      await driver.wait(until.elementLocated(inputs), WAIT);
      await (await driver.findElements(inputs)).at(-1)?.sendKeys(path);
    },
    arrive: async (path) => {
      const isThere = async () => new URL(await driver.getCurrentUrl()).pathname.startsWith(path);
      await driver.wait(isThere, WAIT, `Not at ${path}`);
    },
    see: async (text) => {
      await find('text', text);
    },
    leave: async () => {
      await driver.quit();
      server.kill();
      display?.stop();
    },
  };
}

/** The driver's server needs a moment before it answers. */
async function startSession(port: number, binary: string) {
  const build = () =>
    new Builder()
      .disableEnvironmentOverrides()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      })
      .build();
  for (let tries = 100; ; tries -= 1) {
    try {
      return await build();
    } catch (error) {
      if (tries === 0) throw error;
      await pause();
    }
  }
}

async function startDisplay(program: string): Promise<{ env: object; stop: () => void }> {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const server: ChildProcess = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [, , , pipe] = server.stdio;
  if (!pipe) throw new Error('No pipe');
  const [number] = await once(pipe, 'data');
  return { env: { DISPLAY: `:${String(number).trim()}` }, stop: () => server.kill() };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}
