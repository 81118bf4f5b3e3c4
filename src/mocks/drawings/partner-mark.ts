/** Filled and, after a bar, half-filled shapes in 40 × 40, and a colour that shows on white and on black. */
const MARKS: readonly (readonly [color: string, shapes: string])[] = [
  [
    '#2f9a5f',
    'M20 38c-1-9-6-14-16-15 0 9 6 14 16 15ZM20 38c1-9 6-14 16-15 0 9-6 14-16 15Z|M20 2c6 6 6 14 0 21-6-7-6-15 0-21Z',
  ],
  [
    '#8a63c0',
    'M20 18c-6-4-6-11 0-16 6 5 6 12 0 16ZM20 22c6 4 6 11 0 16-6-5-6-12 0-16Z|M18 20c-4 6-11 6-16 0 5-6 12-6 16 0ZM22 20c4-6 11-6 16 0-5 6-12 6-16 0Z',
  ],
  [
    '#6f9a1e',
    'M20 39c-9 0-14-6-14-13 0-8 7-13 14-24 7 11 14 16 14 24 0 7-5 13-14 13Zm0-6c-1-8-4-11-9-12 0 7 3 11 9 12Zm0 0c1-8 4-11 9-12 0 7-3 11-9 12Z',
  ],
  [
    '#2b86c5',
    'M10 24a8 8 0 0 1 1-16 11 11 0 0 1 20 1 8 8 0 0 1 0 15Z|M6 29h28l2 4H4ZM3 35h34l1 4H2Z',
  ],
  ['#3f7fb8', 'M20 2 38 17H2ZM4 20h7v18H4ZM29 20h7v18h-7Z|M14 20h12v18H14Z'],
  ['#2a9090', 'M2 34 15 12l13 22ZM38 34H31L21 17l4-6Z|M30 3a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z'],
  [
    '#5b70d6',
    'M3 3h10v10H3ZM15 15h10v10H15ZM27 27h10v10H27ZM27 3h10v10H27Z|M15 3h10v10H15ZM3 15h10v10H3ZM27 15h10v10H27ZM3 27h10v10H3ZM15 27h10v10H15Z',
  ],
  [
    '#1f8fc0',
    'M20 2c6 8 10 13 10 18a10 10 0 0 1-20 0c0-5 4-10 10-18Z|M2 31c6-4 12-4 18 0s12 4 18 0v6c-6 4-12 4-18 0s-12-4-18 0Z',
  ],
  [
    '#d08a1c',
    'M8 28a12 12 0 0 1 24 0Z|M18 4h4v8h-4ZM5 10l3-3 6 6-3 3ZM32 7l3 3-6 6-3-3ZM0 24h6v4H0ZM34 24h6v4h-6ZM2 32h36v4H2Z',
  ],
  [
    '#3a8fd0',
    'M18 2h4v36h-4ZM3.4 12.7l2-3.4 31.2 18-2 3.4ZM34.600 9.300l2 3.400-31.200 18-2-3.400Z|M20 11l8 4.500v9L20 29l-8-4.500v-9Z',
  ],
  ['#b5613f', 'M2 8c7-2 13-1 17 3v25c-4-4-10-5-17-3Z|M38 8c-7-2-13-1-17 3v25c4-4 10-5 17-3Z'],
  [
    '#7c8791',
    'M17 2h6l1 5 4 2 5-3 4 4-3 5 2 4 4 1v6l-5 1-2 4 3 5-4 4-5-3-4 2-1 1h-6l-1-3-4-2-5 3-4-4 3-5-2-4-4-1v-6l5-1 2-4-3-5 4-4 5 3 4-2Zm3 11a7 7 0 1 0 0 14 7 7 0 0 0 0-14Z',
  ],
  [
    '#2f9a5f',
    'M18 29 9 20l3-3 6 6 11-11 3 3Z|M20 1l16 6v12c0 10-7 16-16 20C11 35 4 29 4 19V7Zm0 4L8 9.500V19c0 7 5 12 12 15.500C27 31 32 26 32 19V9.500Z',
  ],
];

/** The mark of a partner by its number, without its name, which stands beside it; null for others. */
export function partnerMark(id: number): string | null {
  const mark = MARKS[id - 1];
  if (mark === undefined) return null;
  const [color, shapes] = mark;
  const [whole, half = ''] = shapes.split('|');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 0 80 40" fill="${color}" fill-rule="evenodd"><path d="${whole}"/><path d="${half}" opacity=".5"/></svg>`;
}
