/** WebKitGTK's own small browser, driven over WebDriver on a display that nobody sees. */
import { once } from 'node:events';
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver';
import { loadEnvironment } from '../../../scripts/environment.ts';
import { findMiniBrowser, WEBKIT } from '../../../scripts/other-browsers.ts';
import { findFreePort, start as startProcess, stop, waitForAddress } from '../../../scripts/processes.ts';
import type { Driver, Installation } from './driver.ts';

export const webkit: Installation = { ...WEBKIT, start };

/** How the browser writes an error of a page to its output. */
const ERROR = /^.*CONSOLE (?:\S+ )*ERROR (.*)$/gm;

async function start(): Promise<Driver> {
  const { server, display } = await startDisplay();
  const port = await findFreePort();
  const service = startProcess('WebKitWebDriver', [`--port=${port}`], {
    folder: 'e2e',
    // Its sandbox wants rights that root in a container does not have.
    env: loadEnvironment({ DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    quiet: true,
  });
  const url = `http://127.0.0.1:${port}`;
  await waitForAddress(`${url}/status`, service, 'WebKitWebDriver', 20);
  let output = '';
  for (const stream of [service.stdout, service.stderr]) {
    stream?.on('data', (text: string) => {
      output += text;
    });
  }
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
  const options = { binary: findMiniBrowser(), args };
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
  const browser = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  await browser.manage().setTimeouts({ script: 30_000 });

  const readSize = () => browser.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  const act = () => browser.actions({ async: false });
  return {
    renew: () => browser.get('about:blank'),
    open: (address) => browser.get(address),
    evaluate: (expression) => browser.executeScript(`return ${expression}`),
    async addScript(source) {
      await browser.executeScript(source);
    },
    async resize(width, height) {
      const window = browser.manage().window();
      const [before, rect] = [await readSize(), await window.getRect()];
      await window.setRect({
        ...{ x: 0, y: 0 },
        width: width + rect.width - before[0],
        height: height + rect.height - before[1],
      });
      await browser.wait(async () => (await readSize()).join() === `${width},${height}`, 10_000);
    },
    mouse: {
      move: (x, y) =>
        act()
          .move({ origin: Origin.VIEWPORT, x: Math.round(x), y: Math.round(y), duration: 0 })
          .perform(),
      down: () => act().press().perform(),
      up: () => act().release().perform(),
    },
    type: (text) => act().sendKeys(text).perform(),
    async press(keys) {
      const [last = '', ...held] = keys.split('+').reverse().map(keyOf);
      const actions = act();
      for (const key of held.toReversed()) actions.keyDown(key);
      actions.keyDown(last).keyUp(last);
      for (const key of held) actions.keyUp(key);
      await actions.perform();
    },
    screenshot: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    takeErrors() {
      const errors = [...output.matchAll(ERROR)].map(([, text = '']) => text);
      output = '';
      return errors;
    },
    async close() {
      await browser.quit();
      stop(service);
      stop(server);
    },
  };
}

/** A screen that nobody sees, as large as the widest page that journeys look at. */
async function startDisplay() {
  const screen = ['-displayfd', '1', '-screen', '0', '1700x1300x24', '-nolisten', 'tcp'];
  const server = startProcess('Xvfb', screen, { folder: 'e2e', env: loadEnvironment(), quiet: true });
  if (!server.stdout) throw new Error('Xvfb has no output to say its display on.');
  const [number] = await once(server.stdout, 'data');
  return { server, display: `:${String(number).trim()}` };
}

/** `ArrowDown` is `ARROW_DOWN` among the keys of WebDriver; letters are themselves. */
function keyOf(name: string): string {
  if (name === 'Backspace') return Key.BACK_SPACE;
  const constant = name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
  return name.length === 1 ? name : String(Reflect.get(Key, constant));
}
