import { safeFileName } from './file-name.ts';

/** Hands a file to the browser, which saves it under this name or asks where to. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = safeFileName(name);
  link.click();
  // The click has its effect later; until then the address has to lead somewhere.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
