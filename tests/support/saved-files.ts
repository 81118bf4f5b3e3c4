import { onTestFinished, vi } from 'vitest';

/** Returns the files that the app downloads in this test, because jsdom cannot save them. */
export function catchSavedFiles() {
  const saved: { name: string; file: Blob }[] = [];
  const blobs = new Map<string, Blob>();
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:http://localhost:3000/${blobs.size}`;
    if (blob instanceof Blob) blobs.set(address, blob);
    return address;
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    const file = blobs.get(this.href);
    if (file) saved.push({ name: this.download, file });
  });
  onTestFinished(() => {
    made.mockRestore();
    click.mockRestore();
  });
  return saved;
}
