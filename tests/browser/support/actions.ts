import type { Locator, Page } from 'playwright-core';

export async function follow(page: Page | Locator, name: string | RegExp): Promise<void> {
  await page.getByRole('link', { name }).first().click();
}

export async function press(page: Page | Locator, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
}

/** Replaces the value of the field with this label. */
export async function fillIn(
  page: Page | Locator,
  label: string | RegExp,
  text: string,
): Promise<void> {
  await page.getByRole('textbox', { name: label }).fill(text);
}

/** Waits until a text is visible; what was typed into a field is none, so that a save can be waited for. */
export async function see(page: Page | Locator, text: string | RegExp): Promise<void> {
  const found = page.getByText(text).and(page.locator(':not(textarea)'));
  await found.filter({ visible: true }).first().waitFor();
}

/** Waits until the page has a heading with this name. */
export async function seeHeading(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('heading', { name }).first().waitFor();
}

/** Waits until the URL has this path, and this query if one is given. */
export async function seeAddress(page: Page, path: string | RegExp): Promise<void> {
  await page.waitForURL((url) => {
    const address = url.pathname + url.search;
    return typeof path === 'string' ? address === path : path.test(address);
  });
}

/** Another tab of the same browser. */
export async function openAnotherTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  // Leaving with changes asks; a person in a hurry says yes.
  tab.on('dialog', (dialog) => void dialog.accept());
  await tab.goto(path);
  return tab;
}
