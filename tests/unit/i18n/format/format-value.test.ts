import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { formatValue } from '#src/i18n/format/format-value.ts';
import { startI18n } from '#src/i18n/i18n.ts';

beforeAll(startI18n);

async function inBoth(value: string): Promise<string[]> {
  const texts: string[] = [];
  for (const language of ['cn', 'en'] as const) {
    await i18next.changeLanguage(language);
    texts.push(formatValue(value));
    // What is already written well stays so.
    expect(formatValue(formatValue(value))).toBe(formatValue(value));
  }
  return texts;
}

it.each([
  ['-40 ~ 80 ℃', '−40 ~ 80 ℃', '−40 to 80 °C'],
  ['-40~+80℃', '−40 ~ +80 ℃', '−40 to +80 °C'],
  ['-20℃～55℃', '−20 ~ 55 ℃', '−20 to 55 °C'],
  ['-40 ~ 80', '−40 ~ 80', '−40 to 80'],
  ['-5', '−5', '−5'],
  ['0 ~ 20000 μS/cm', '0 ~ 20000 μS/cm', '0 to 20,000 μS/cm'],
  ['≥ 50000 h', '≥ 50000 h', '≥ 50,000 h'],
  ['1,200 W', '1,200 W', '1,200 W'],
  ['2000㎡', '2000 ㎡', '2,000 m²'],
  ['1300x600*2000mm', '1300 × 600 × 2000 mm', '1,300 × 600 × 2,000 mm'],
  ['DC 5 ~ 24 V', 'DC 5 ~ 24 V', '5 to 24 V DC'],
  ['DC12V', 'DC 12 V', '12 V DC'],
  ['24VDC', 'DC 24 V', '24 V DC'],
  ['AC/DC 24 V', 'AC/DC 24 V', '24 V AC/DC'],
  ['8 × AC 24 V', '8 × AC 24 V', '8 × 24 V AC'],
  ['AC 220 / 380 V', 'AC 220 / 380 V', '220 / 380 V AC'],
  ['PoE / DC 12 V', 'PoE / DC 12 V', 'PoE / 12 V DC'],
  ['水压 0.1至1 MPa', '水压 0.1 ~ 1 MPa', '水压 0.1 ~ 1 MPa'],
  ['AC 220V ~ 50Hz', 'AC 220 V ~ 50 Hz', '220 V AC ~ 50 Hz'],
  ['AC 100-240V 50/60Hz', 'AC 100 ~ 240 V 50/60 Hz', '100 to 240 V AC 50/60 Hz'],
  ['RS485 / 4-20mA', 'RS485 / 4 ~ 20 mA', 'RS485 / 4 to 20 mA'],
  ['NH₃ 0 ~ 100 ppm', 'NH₃ 0 ~ 100 ppm', 'NH₃ 0 to 100 ppm'],
  ['LoRa 470 ~ 510 MHz', 'LoRa 470 ~ 510 MHz', 'LoRa 470 to 510 MHz'],
  ['±40 ppm + 3 %', '±40 ppm + 3%', '±40 ppm + 3%'],
  ['0~95%RH', '0 ~ 95% RH', '0 to 95% RH'],
  ['0.2% ~ 2%', '0.2 ~ 2%', '0.2 to 2%'],
  ['±0.3℃', '±0.3 ℃', '±0.3 °C'],
  ['10 ~ 2500 L/h', '10 ~ 2500 L/h', '10 to 2,500 L/h'],
  ['2.2KW', '2.2 kW', '2.2 kW'],
  ['0.1-0.6MPA', '0.1 ~ 0.6 MPa', '0.1 to 0.6 MPa'],
  ['24vdc', 'DC 24 V', '24 V DC'],
  ['20m3/h', '20 m³/h', '20 m³/h'],
  ['5 to 24 V DC', 'DC 5 ~ 24 V', '5 to 24 V DC'],
  ['水平 355°，俯仰 -90 ~ 90°', '水平 355°，俯仰 −90 ~ 90°', '水平 355°，俯仰 −90 ~ 90°'],
])('%s is “%s” in Chinese and “%s” in English', async (value, cn, en) => {
  expect(await inBoth(value)).toEqual([cn, en]);
});

it.each([
  '',
  'QH-S100',
  'QH-C120G',
  'QH-100 V',
  'RS485 / SDI-12',
  'RS485 / Modbus RTU',
  '2026-01-02',
  '2026',
  '1~5 (levels)',
  '1920 × 1080',
  'IP67',
  'DN50',
  'PN16',
  'E27',
  '316L',
  '316L stainless steel',
  '4G / 5G',
  '4g',
  'USB 3.0',
  'Wi-Fi 802.11b/g/n',
  'ISO 9001:2015',
  'GB/T 2423.1-2008',
  'IEC 60068-2-6',
  'V3.2.0',
  '6 TOPS',
  '10-20',
  'Class 2',
  '10 mw',
  '100M',
  '5S',
  '4 M3 螺孔',
])('“%s” is no quantity and stays as it is', async (value) => {
  expect(await inBoth(value)).toEqual([value, value]);
});
