import { expect, it } from 'vitest';
import { wrapText } from '#src/components/share/wrap-text.ts';
import { textWidth } from '#src/lib/text/text-width.ts';

const wrap = (text: string, width: number, maxLines = 9) =>
  wrapText(text, width, maxLines, textWidth);

it('P13: Chinese breaks between characters, and no line begins with a comma or ends with an opening quote', () => {
  expect(wrap('温湿度，光照与水肥', 6)).toEqual(['温湿', '度，光', '照与水', '肥']);
  expect(wrap('他们说“好用”。', 8)).toEqual(['他们说', '“好用”。']);
  expect(wrap('型号（新）', 6)).toEqual(['型号', '（新）']);
});

it('P13: words, models and numbers stay whole, and spaces neither begin nor end a line', () => {
  expect(wrap('Soil moisture sensor', 13)).toEqual(['Soil moisture', 'sensor']);
  expect(wrap('网关QH-G200在售', 11)).toEqual(['网关QH-G200', '在售']);
  expect(wrap('  太阳能  30 W + 锂电池 ', 12)).toEqual(['太阳能 30 W', '+ 锂电池']);
});

it('P13: a word that is longer than a line is broken, and emoji and marks stay whole', () => {
  expect(wrap('QH-W500-2026', 5)).toEqual(['QH-W5', '00-20', '26']);
  expect(wrap('👩‍🌾👩‍🌾👩‍🌾', 4)).toEqual(['👩‍🌾👩‍🌾', '👩‍🌾']);
});

it('P13: what does not fit into the last line ends with an ellipsis that fits', () => {
  expect(wrap('温室里的空气每时每刻都在变化', 8, 2)).toEqual(['温室里的', '空气每…']);
  expect(wrap('温室，温室，温室', 6, 1)).toEqual(['温室…']);
  expect(wrap('温室里的空气', 8, 2)).toEqual(['温室里的', '空气']);
  for (const text of ['一二三四五六七', 'one two three four', 'Aaaaaaaaaaaaaaaa']) {
    for (let width = 4; width < 12; width += 1) {
      const lines = wrap(text, width, 2);
      expect(lines.length).toBeLessThanOrEqual(2);
      expect(Math.max(...lines.map(textWidth)), `${text} in ${width}`).toBeLessThanOrEqual(width);
    }
  }
});

it('P13: an empty text has no lines', () => {
  expect(wrap(' ', 8)).toEqual([]);
});
