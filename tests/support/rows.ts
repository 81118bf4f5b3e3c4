import { onTestFinished, vi } from 'vitest';

/** jsdom lays nothing out: for this test, the rows of each list stand below each other. */
export function layOutRows(): void {
  const measure = vi
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(function place(this: Element) {
      const rows = [...(this.closest('ul')?.children ?? [])];
      return new DOMRect(0, Math.max(0, rows.indexOf(this)) * 100, 800, 100);
    });
  onTestFinished(() => measure.mockRestore());
}
