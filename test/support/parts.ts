import type { Page } from 'playwright-core';

/** Goes to a part of the page of a game, which fills the screen of a telephone; on a desk all of them are in sight. */
export async function part(page: Page, id: 'map' | 'report' | 'orders' | 'more'): Promise<void> {
  const link = page.locator(`header nav a[href="#${id}"]`).first();
  if (await link.isVisible()) await link.click();
}
