import type { Locator, Page } from 'playwright-core';

// What a person does and sees, so that scenarios read as sentences.

/** Follows a link by its name. */
export async function follow(page: Page | Locator, name: string | RegExp): Promise<void> {
  await page.getByRole('link', { name }).first().click();
}

/** Presses a button by its name. */
export async function press(page: Page | Locator, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
}

/** Types into the field with this label, in place of what stood there. */
export async function fillIn(
  page: Page | Locator,
  label: string | RegExp,
  text: string,
): Promise<void> {
  await page.getByRole('textbox', { name: label }).fill(text);
}

/** Waits until a text can be seen. */
export async function see(page: Page | Locator, text: string | RegExp): Promise<void> {
  await page.getByText(text).filter({ visible: true }).first().waitFor();
}

/** Waits until the page has this heading. */
export async function seeHeading(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('heading', { name }).first().waitFor();
}

/** Waits until the address has this path, and query where one is given. */
export async function seeAddress(page: Page, path: string | RegExp): Promise<void> {
  await page.waitForURL((url) => {
    const address = url.pathname + url.search;
    return typeof path === 'string' ? address === path : path.test(address);
  });
}
