import { describe, expect, it } from 'vitest';
import { currentAt, iconUrl } from '#src/features/menu/public/nav-item.ts';
import { nextHour } from '#src/features/news/next-hour.ts';

describe('currentAt', () => {
  it.each([
    ['/news', '/news', '', 'page'],
    ['/news', '/news/details', '?id=1', 'true'],
    ['/news', '/newsroom', '', undefined],
    ['/news?categoryId=2', '/news', '?categoryId=2&page=3', 'page'],
    ['/news?categoryId=2', '/news', '?categoryId=21', undefined],
    ['https://example.com/news', '/news', '', undefined],
    ['mailto:a@example.com', '/news', '', undefined],
  ])('P1: a link to %s on %s%s says %s', (href, pathname, search, current) => {
    expect(currentAt(href, { pathname, search })).toBe(current);
  });

  it('P1: an item without a link is never current', () => {
    expect(currentAt(undefined, { pathname: '/', search: '' })).toBeUndefined();
  });
});

describe('iconUrl', () => {
  it.each([
    ['https://example.com/leaf.png', 'https://example.com/leaf.png'],
    ['/api/files/leaf.svg', '/api/files/leaf.svg'],
    ['uploads/leaf.webp?v=2', '/uploads/leaf.webp?v=2'],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['', undefined],
    ['carousel', undefined],
    ['mdi:home', undefined],
    ['solar/home', undefined],
    ['fa fa-home', undefined],
    ['//example.com/leaf.png', undefined],
    ['javascript:alert(1)//.png', undefined],
    ['data:text/html,<b>.png', undefined],
  ])('P1: %j is shown as %j', (icon, url) => expect(iconUrl(icon)).toBe(url));
});

describe('nextHour', () => {
  it('P7: stays the same within an hour and never lies in the past', () => {
    const at = (time: string) => nextHour(Date.parse(`2026-11-20T${time}Z`));
    expect(at('08:00:01')).toBe('2026-11-20T09:00:00.000Z');
    expect(at('08:59:59')).toBe('2026-11-20T09:00:00.000Z');
    expect(at('08:00:00')).toBe('2026-11-20T08:00:00.000Z');
  });
});
