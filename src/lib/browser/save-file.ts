import { safeFileName } from '#src/lib/text/file-name.ts';

export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = safeFileName(name);
  link.click();
  // The download starts asynchronously and still needs the URL.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
