/** A text as searches and filters compare it: `ＤＣ 12 V` and `dc 12v` are the same. */
export function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(\d) (?=[a-zμω%°])/g, '$1');
}
