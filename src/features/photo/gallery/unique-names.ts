import { safeFileName } from '#src/lib/text/file-name.ts';

/** Makes file names unique within one folder (`a.jpg`, `a (2).jpg`). */
export function uniqueNames(names: string[]): string[] {
  const used = new Set<string>();
  return names.map((name) => {
    const plain = safeFileName(name);
    const [, stem = plain, ending = ''] = /^(.+?)(\.[^.]*)?$/.exec(plain) ?? [];
    let unique = plain;
    for (let count = 2; used.has(unique.toLowerCase()); count += 1) {
      unique = `${stem} (${count})${ending}`;
    }
    used.add(unique.toLowerCase());
    return unique;
  });
}
