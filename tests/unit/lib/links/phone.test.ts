import { describe, expect, it } from 'vitest';
import { isMainlandOnly, phoneFromAbroad, phoneHref, whatsappHref } from '#src/lib/links/phone.ts';

describe('a phone number is dialled', () => {
  it.each([
    ['400-000-0808', 'tel:4000000808'],
    ['0571-88886666', 'tel:057188886666'],
    ['(0571) 8888 6666', 'tel:057188886666'],
    ['+86 571-8888-6666', 'tel:+8657188886666'],
    ['+86 (0)571 8888 6666', 'tel:+8657188886666'],
    ['86-13800000001', 'tel:+8613800000001'],
    ['0086 138 0000 0001', 'tel:+8613800000001'],
    ['+1 (202) 555-0143', 'tel:+12025550143'],
    ['95588', 'tel:95588'],
    ['8888 6666', 'tel:88886666'],
    ['电话：0571-88886666（工作日）', 'tel:057188886666'],
    ['24 小时：400-000-0808', 'tel:4000000808'],
  ])('%s', (text, href) => expect(phoneHref(text)).toBe(href));

  it.each([
    ['0571-88886666 / 13800000001', 'tel:057188886666'],
    ['0571-88886666、0571-88887777', 'tel:057188886666'],
    ['0571-88886666 13800000001', 'tel:057188886666'],
    ['138 0000 0001 139 0000 0002', 'tel:13800000001'],
    ['400 000 0808 400 000 0809', 'tel:4000000808'],
    ['+86 571 88886666; +86 571 88887777', 'tel:+8657188886666'],
    ['021-55556666\n021-55557777', 'tel:02155556666'],
    ['88886666，88887777', 'tel:88886666'],
  ])('alone, where it is the first of two: %j', (text, href) => expect(phoneHref(text)).toBe(href));

  it.each([
    ['0571-88886666-801', 'tel:057188886666;ext=801'],
    ['0571-88886666转801', 'tel:057188886666;ext=801'],
    ['0571-88886666 轉 801', 'tel:057188886666;ext=801'],
    ['0571-88886666（分机 801）', 'tel:057188886666;ext=801'],
    ['0571-88886666 ext. 801', 'tel:057188886666;ext=801'],
    ['0571-88886666x801', 'tel:057188886666;ext=801'],
    ['400-000-0808#1', 'tel:4000000808;ext=1'],
    ['88886666-12', 'tel:88886666;ext=12'],
    ['+1 650 555 0100 x 12', 'tel:+16505550100;ext=12'],
    ['0571-88886666转801 / 13800000001', 'tel:057188886666;ext=801'],
  ])('with its extension apart: %s', (text, href) => expect(phoneHref(text)).toBe(href));

  it.each([
    ['０５７１－８８８８６６６６', 'tel:057188886666'],
    ['\u202D138 0000 0001\u202C', 'tel:13800000001'],
    ['0571\u201388886666', 'tel:057188886666'],
    ['138\u200B00000001', 'tel:13800000001'],
  ])('whatever digits and marks it is written with: %j', (text, href) =>
    expect(phoneHref(text)).toBe(href),
  );
});

it.each(['', '请加微信', '二楼', '2 楼 8 号', '四零零零零零零八零八', '12-34'])(
  'nothing is dialled for %j',
  (text) => expect(phoneHref(text)).toBeUndefined(),
);

describe('from abroad a Chinese number is dialled with its country’s code', () => {
  it.each([
    ['0571-8888 6666', '+86 571 8888 6666', 'tel:+8657188886666'],
    ['(010) 8888 6666', '+86 10 8888 6666', 'tel:+861088886666'],
    ['0471-888 6666', '+86 471 888 6666', 'tel:+864718886666'],
    ['0571-0000 0809', '+86 571 0000 0809', 'tel:+8657100000809'],
    ['0571-88886666-801', '+86 571 8888 6666 ext. 801', 'tel:+8657188886666;ext=801'],
    ['13800000001', '+86 138 0000 0001', 'tel:+8613800000001'],
  ])('%s', (text, shown, href) => {
    expect(phoneFromAbroad(text)).toBe(shown);
    expect(phoneHref(shown)).toBe(href);
  });

  it.each([
    '400-000-0808',
    '95588',
    '+86 571 8888 6666',
    '+1 (202) 555-0143',
    '00 1 202 555 0143',
    '',
  ])('and %j stays as it is', (text) => expect(phoneFromAbroad(text)).toBe(text));

  it.each([
    ['400-000-0808', true],
    ['95588', true],
    ['0571-8888 6666', false],
    ['+86 138 0000 0001', false],
  ])('whether %s can be called within mainland China only: %s', (text, isOnly) =>
    expect(isMainlandOnly(text)).toBe(isOnly),
  );

  it.each([
    ['+86 138 0000 0001', 'https://wa.me/8613800000001'],
    ['13800000001', 'https://wa.me/8613800000001'],
    ['0044 20 7946 0000', 'https://wa.me/442079460000'],
    ['+44 (0)20 7946 0958', 'https://wa.me/442079460958'],
    ['+44（ 0 ）20 7946 0958', 'https://wa.me/442079460958'],
    ['442079460958', 'https://wa.me/442079460958'],
    ['WhatsApp: +1 650 555 0100 ext. 12', 'https://wa.me/16505550100'],
    ['+86-0571-88886666', 'https://wa.me/8657188886666'],
    ['0086 (0571) 88886666', 'https://wa.me/8657188886666'],
    ['0571-88886666-801', 'https://wa.me/8657188886666'],
    ['138 0000 0001 / 139 0000 0002', 'https://wa.me/8613800000001'],
    ['400-000-0808', undefined],
    ['扫码添加', undefined],
    ['', undefined],
  ])('and %j is a chat in WhatsApp', (text, href) => expect(whatsappHref(text)).toBe(href));
});
