import i18next from 'i18next';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  momentField,
  numberField,
  pictureField,
  picturesField,
  richTextField,
  statusField,
  textField,
} from '#src/admin/import/plan/fields.ts';
import { startI18n } from '#src/i18n/i18n.ts';

beforeAll(startI18n);

const named = { name: 'time', label: 'time', titles: [] };

it('B11: a number in a file is the date that Excel shows for it', () => {
  const noon = new Date(2026, 10, 3, 12).toISOString();
  expect(momentField(named).read('46329.5')).toEqual({ value: noon });
  const end = momentField({ ...named, isEnd: true });
  expect(end.read('46329')).toEqual({ value: '2026-11-03T15:59:59.999Z' });
});

describe.each(['cn', 'en'] as const)('a time in a file, written in %s', (language) => {
  it.each(['Asia/Shanghai', 'America/New_York'])(
    'I6: is read as the same in each language, %s',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      const [moment, end] = ['2026-11-03T01:30:00.000Z', '2026-11-03T15:59:59.999Z'];
      const fields = [momentField(named), momentField({ ...named, isEnd: true })] as const;
      await i18next.changeLanguage(language);
      const texts = [fields[0].write(moment), fields[1].write(moment), fields[1].write(end)];
      for (const reader of ['cn', 'en']) {
        await i18next.changeLanguage(reader);
        const read = texts.map((text, index) => fields[index === 0 ? 0 : 1].read(text));
        expect(read).toEqual([{ value: moment }, { value: moment }, { value: end }]);
      }
      vi.unstubAllEnvs();
    },
  );
});

it('B11: cells that are not prose are read in figures and signs of either width', () => {
  expect(numberField(named).read('１２，０００')).toEqual({ value: 12_000 });
  expect(numberField(named).read('\u202D12\u202C')).toEqual({ value: 12 });
  const texts = { shown: '显示', hidden: '隐藏' };
  expect(statusField(named, texts).read('ｓｈｏｗｎ\u200B')).toEqual({ value: 0 });
  expect(pictureField(named).read('ｈｔｔｐ：／／localhost：３０００/a.png')).toEqual({
    value: 'http://localhost:3000/a.png',
  });
});

describe('a picture that another site has, which the policy of this one blocks', () => {
  const far = 'https://supplier.example/a.png';

  it.each([far, 'http://localhost.supplier.example/a.png'])(
    'B11: is a problem of its cell: %s',
    (address) => {
      const problem = { problem: 'otherHost' };
      expect(pictureField(named).read(address)).toEqual(problem);
      expect(picturesField(named).read(`/upload/a.png\n${address}`)).toEqual(problem);
      expect(richTextField(named).read(`<p>甲<img src="${address}"></p>`)).toEqual(problem);
    },
  );

  it('B11: is none on this site, on its server, or in the text itself', () => {
    expect(pictureField(named).read('/upload/a.png')).toEqual({ value: '/upload/a.png' });
    const own = ['/upload/a.png', 'http://localhost:3000/b.png'];
    expect(picturesField(named).read(own.join('\n'))).toEqual({ value: own });
    for (const src of [...own, 'data:image/png;base64,AAAA']) {
      expect(richTextField(named).read(`<p><img src="${src}">甲</p>`)).toHaveProperty('value');
    }
    expect(richTextField(named).read(`<p><a href="${far}">甲</a></p>`)).toHaveProperty('value');
  });
});

it.each([
  ['12,000', 12_000],
  ['¥1,234.50', 1234.5],
  ['￥12', 12],
  ['1,234.5 元', 1234.5],
  ['-$3', -3],
  ['12,5', 12.5],
  ['1.234,50', 1234.5],
  ['1,234,567', 1_234_567],
  ['1.5', 1.5],
  ['1E3', 1000],
  ['(12.50)', -12.5],
])('B11: the number %s of a file is %d', (text, value) => {
  expect(numberField(named).read(text)).toEqual({ value });
});

it.each(['abc', '12 人', '元', '1,2,3', '12.5%', '--1'])('B11: %s is no number', (text) => {
  expect(numberField(named).read(text)).toEqual({ problem: 'number' });
});

it.each(['1.23457E+15', '1.38E+10', '1E+11', '1.2e+17', '１.23457E+15'])(
  'B11: a number that lost its digits to a spreadsheet is a problem: %s',
  (text) => {
    expect(textField(named).read(text)).toEqual({ problem: 'scientific' });
  },
);

it.each(['SG-200', '1E10', 'E+15', '3.5 E+ 级', '12E+3'])(
  'B11: a model that only looks like such a number stays as it is: %s',
  (text) => {
    expect(textField(named).read(text)).toEqual({ value: text });
  },
);
