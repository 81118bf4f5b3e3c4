import { onTestFinished, vi } from 'vitest';

/** jsdom has no layout: places the rows of each list below each other until the test ends. */
export function layOutRows(): void {
  const measure = vi
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(function place(this: Element) {
      const rows = [...(this.closest('ul')?.children ?? [])];
      return new DOMRect(0, Math.max(0, rows.indexOf(this)) * 100, 800, 100);
    });
  onTestFinished(() => measure.mockRestore());
}
