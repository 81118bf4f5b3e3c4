import { englishName } from '#src/api/fields/record-fields.ts';
import { fieldOf } from '#src/lib/records/field-of.ts';
import { valueText } from '#src/lib/text/value-text.ts';
import { companyInfoTable } from '../seed/company-info.ts';
import { createSeed } from '../seed/context.ts';
import { type Model, type Series, specificationsOf, type Text } from '../seed/products/series.ts';
import { devices } from './devices.ts';
import { dimensions } from './dimensions.ts';
import { pdf, pdfFill, pdfLines, pdfMarks, type PdfPage, pdfRule, pdfText } from './pdf.ts';

type Language = 'cn' | 'en';
type Subject = { series: Series; model: Model };

const [WIDTH, HEIGHT] = [595, 842];
const LEFT = 56;
const RIGHT = WIDTH - LEFT;
const GREEN = '0.05 0.48 0.27';
const SOFT = '0.35 0.42 0.38';

const TEXTS = {
  cn: {
    manual: '使用说明书',
    report: '检测报告',
    drawing: '外形与安装尺寸图',
    overview: '产品概述',
    features: '产品特点',
    specifications: '技术参数',
    dimensions: '外形尺寸（mm）',
    wiring: '接线端子',
    mounting: '安装与调试',
    care: '维护与质保',
    contact: '联系我们',
    phone: '电话',
    steps: [
      '开箱核对铭牌型号、序列号与装箱单，检查外壳和线缆有无运输损伤。',
      '断开电源后再接线，按端子标记逐一连接，屏蔽层单端接地。',
      '固定牢靠，避开喷头直射与阳光直晒，线缆留出滴水弯。',
      '上电后等待 2 分钟自检，在控制器或青禾云平台上核对读数与状态。',
      '通信不通时，先检查 A、B 是否接反，再检查地址是否重复。',
    ],
    upkeep: [
      '每季度清洁外壳与接口，检查接线端子有无松动、锈蚀。',
      '停用期间断电存放，环境温度 0 ~ 40 ℃，避免凝露。',
      '报修时请提供型号与序列号。',
    ],
    item: '检测项目',
    demand: '技术要求',
    result: '结论',
    pass: '合格',
    looks: ['外观与标识', '无划伤、变形，铭牌清晰'],
    insulation: ['绝缘电阻（DC 500 V）', '≥ 20 MΩ'],
    ageing: ['带载老化', '72 h 连续运行，无异常'],
    verdict: '本台产品按企业标准逐项检测，全部合格，准予出厂。',
    inspector: '检测：质量部',
    approved: '批准：技术中心',
    number: '报告编号',
  },
  en: {
    manual: 'User manual',
    report: 'Test certificate',
    drawing: 'Dimensions and mounting',
    overview: 'Overview',
    features: 'Features',
    specifications: 'Specifications',
    dimensions: 'Dimensions (mm)',
    wiring: 'Terminals',
    mounting: 'Installation',
    care: 'Care and warranty',
    contact: 'Contact',
    phone: 'Phone',
    steps: [
      'Check the model and serial number on the nameplate against the packing list, and look for transport damage.',
      'Switch off the supply before wiring. Connect each terminal as marked; earth the cable screen at one end only.',
      'Fix the device firmly, away from direct spray and direct sun, and leave a drip loop in the cable.',
      'After power-up, wait two minutes for the self-test, then check readings and status on the controller or in Qinghe Cloud.',
      'If there is no communication, check first that A and B are not swapped, then that no address is used twice.',
    ],
    upkeep: [
      'Clean the housing and connectors every three months, and check the terminals for loose screws and corrosion.',
      'Store the device switched off at 0 to 40 °C, free of condensation.',
      'For service, please quote the model and serial number.',
    ],
    item: 'Test',
    demand: 'Requirement',
    result: 'Result',
    pass: 'Pass',
    looks: ['Appearance and marking', 'No scratches or warping, nameplate legible'],
    insulation: ['Insulation resistance (500 V DC)', 'At least 20 megohms'],
    ageing: ['Burn-in under load', '72 h without fault'],
    verdict:
      'This device was tested to the company standard, passed every test and is released for delivery.',
    inspector: 'Tested by: Quality',
    approved: 'Approved by: Engineering',
    number: 'Certificate no.',
  },
} as const;

/** The user manual of a model in one language. */
export function manual({ series, model }: Subject, language: Language): string {
  const sheet = startDocument(model, language, TEXTS[language].manual);
  const { text } = sheet;
  const device = devices[series.picture];
  const isFirst = series.models[0] === model;
  cover(sheet);
  heading(sheet, text.overview);
  paragraph(sheet, sheet.say(model.summary));
  paragraph(sheet, sheet.say(series.introduction));
  heading(sheet, text.features);
  for (const feature of series.features) bullet(sheet, '·', sheet.say(feature));
  heading(sheet, text.specifications);
  rows(sheet, [180], specifications({ series, model }, sheet));
  if (device) {
    if (isFirst) {
      heading(sheet, text.dimensions, 260);
      const [width, height] = [RIGHT - LEFT, 220];
      sheet.page.content.push(
        ...pdfMarks(dimensions(device, [width / 0.55, height / 0.55]), LEFT, sheet.y, 0.55),
      );
      sheet.y -= height + 14;
    }
    heading(sheet, text.wiring, 40 + device.terminals.length * 20);
    rows(
      sheet,
      [180],
      device.terminals.map(([mark, chinese, english]) => [
        mark,
        language === 'cn' ? chinese : english,
      ]),
    );
  }
  heading(sheet, text.mounting, 150);
  text.steps.forEach((step, index) => bullet(sheet, `${index + 1}.`, step));
  heading(sheet, text.care, 120);
  for (const item of [...text.upkeep, company('warranty', language)]) bullet(sheet, '·', item);
  contact(sheet);
  return pdf(sheet.pages);
}

/** The test report of a model, in both languages. */
export function testReport(subject: Subject): string {
  const documents = (['cn', 'en'] as const).map((language) => {
    const { model } = subject;
    const sheet = startDocument(model, language, TEXTS[language].report);
    const { text } = sheet;
    cover(sheet);
    paragraph(sheet, `${text.number}: QC-${model.model.slice(3)}-0417`);
    sheet.y -= 8;
    rows(
      sheet,
      [170, 400],
      [
        [text.item, text.demand, text.result],
        ...[text.looks, ...specifications(subject, sheet), text.insulation, text.ageing].map(
          ([name, value]) => [name, value, text.pass],
        ),
      ],
    );
    sheet.y -= 12;
    paragraph(sheet, text.verdict);
    paragraph(sheet, `${text.inspector}    ${text.approved}`);
    contact(sheet);
    return sheet;
  });
  return pdf(documents.flatMap(({ pages }) => pages));
}

/** The dimensions of a series' first model on a sheet in landscape. */
export function dimensionSheet({ series, model }: Subject): string {
  const device = devices[series.picture];
  const [width, height] = [HEIGHT, WIDTH];
  const title = model.name.join('  ');
  return pdf([
    {
      width,
      height,
      content: [
        ...(device
          ? pdfMarks(dimensions(device, [width / 0.75, 470 / 0.75]), 0, height - 40, 0.75)
          : []),
        pdfRule(LEFT, 76, width - 2 * LEFT, GREEN),
        pdfText(LEFT, 54, title, { size: 12, bold: true }),
        pdfText(LEFT, 36, `${TEXTS.cn.drawing}  ${TEXTS.en.drawing}`, { size: 9, color: SOFT }),
        pdfText(width - 220, 54, model.model, { size: 12, bold: true }),
        pdfText(width - 220, 36, `mm · A3 · ${company('title', 'cn')}`, { size: 9, color: SOFT }),
      ],
    },
  ]);
}

/** The registers of a model for its configuration tool, as CSV that Excel reads. */
export function registerTable({ series, model }: Subject): string {
  const lines = specificationsOf(series, model).map(
    ({ name, nameEn, value }, index) =>
      `4${String(index + 1).padStart(4, '0')},${name},${nameEn},${value.replaceAll(',', ' ')}`,
  );
  const head = ['\uFEFF寄存器,名称,Name,出厂值', `40000,型号,Model,${model.model}`];
  return `${[...head, ...lines].join('\r\n')}\r\n`;
}

type Sheet = {
  pages: PdfPage[];
  page: PdfPage;
  y: number;
  model: Model;
  title: string;
  language: Language;
  text: (typeof TEXTS)[Language];
  /** The text in the sheet's language. */
  say: (text: Text) => string;
};

function startDocument(model: Model, language: Language, title: string): Sheet {
  const page: PdfPage = { width: WIDTH, height: HEIGHT, content: [] };
  const sheet: Sheet = {
    pages: [page],
    page,
    y: HEIGHT - 56,
    model,
    title,
    language,
    text: TEXTS[language],
    say: ([chinese, english]) => (language === 'cn' ? chinese : english),
  };
  head(sheet);
  return sheet;
}

function head(sheet: Sheet): void {
  sheet.page.content.push(
    pdfFill(0, HEIGHT - 8, WIDTH, 8, GREEN),
    pdfText(LEFT, HEIGHT - 34, company('title', sheet.language), { size: 8.5, color: SOFT }),
    pdfText(LEFT, 32, `${sheet.model.model}  ${sheet.title}`, { size: 8.5, color: SOFT }),
    pdfText(RIGHT - 12, 32, String(sheet.pages.length), { size: 8.5, color: SOFT }),
  );
}

/** Begins a new page unless this much height is left. */
function room(sheet: Sheet, height: number): void {
  if (sheet.y - height > 56) return;
  sheet.page = { width: WIDTH, height: HEIGHT, content: [] };
  sheet.pages.push(sheet.page);
  sheet.y = HEIGHT - 66;
  head(sheet);
}

function cover(sheet: Sheet): void {
  sheet.y -= 40;
  sheet.page.content.push(
    pdfText(LEFT, sheet.y, sheet.say(sheet.model.name), {
      size: 22,
      bold: true,
    }),
    pdfText(LEFT, sheet.y - 26, `${sheet.model.model}  ·  ${sheet.title}`, {
      size: 13,
      color: GREEN,
    }),
    pdfRule(LEFT, sheet.y - 42, RIGHT - LEFT, GREEN),
  );
  sheet.y -= 64;
}

/** A heading, together with at least this height below it. */
function heading(sheet: Sheet, text: string, height = 70): void {
  room(sheet, height);
  sheet.y -= 14;
  sheet.page.content.push(pdfText(LEFT, sheet.y, text, { size: 13, bold: true, color: GREEN }));
  sheet.y -= 20;
}

function paragraph(sheet: Sheet, text: string, indent = 0): void {
  for (const line of pdfLines(plain(text), RIGHT - LEFT - indent)) {
    if (line === '') continue;
    room(sheet, 16);
    sheet.page.content.push(pdfText(LEFT + indent, sheet.y, line));
    sheet.y -= 16;
  }
}

function bullet(sheet: Sheet, mark: string, text: string): void {
  room(sheet, 32);
  sheet.page.content.push(pdfText(LEFT, sheet.y, mark, { color: GREEN, bold: true }));
  paragraph(sheet, text, 16);
}

/** A table without sides; `columns` are where its columns after the first begin, in points from the left. */
function rows(sheet: Sheet, columns: number[], lines: readonly (readonly string[])[]): void {
  for (const cells of lines) {
    room(sheet, 20);
    cells.forEach((cell, index) => {
      const x = LEFT + (index === 0 ? 0 : (columns[index - 1] ?? 0));
      sheet.page.content.push(
        pdfText(x, sheet.y, plain(cell), { color: index === 0 ? SOFT : undefined }),
      );
    });
    sheet.page.content.push(pdfRule(LEFT, sheet.y - 6, RIGHT - LEFT));
    sheet.y -= 20;
  }
}

function contact(sheet: Sheet): void {
  const { language, text } = sheet;
  heading(sheet, text.contact, 90);
  for (const line of [
    company('title', language),
    company('companyaddress', language),
    `${text.phone} ${company('phone', language)}   ${company('email', language)}`,
    // The telephone number cannot be called from abroad.
    ...(language === 'en' ? [`WhatsApp ${company('whatsapp', language)}`] : []),
  ])
    paragraph(sheet, line);
}

/** The specifications in the sheet's language. */
function specifications({ series, model }: Subject, sheet: Sheet): Text[] {
  return specificationsOf(series, model).map(({ name, nameEn, value, valueEn }) => [
    sheet.say([name, nameEn]),
    valueText(sheet.say([value, valueEn || value]), sheet.language === 'en'),
  ]);
}

/** Characters that the fonts lack, by ones that they have. */
function plain(text: string): string {
  return text
    .replaceAll(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - 0x2080))
    .replaceAll('℃', '°C')
    .replaceAll('−', '–')
    .replaceAll('μ', 'µ')
    .replaceAll('㎡', 'm²');
}

const [info] = companyInfoTable.seed(createSeed({ now: new Date(0) }));

function company(
  field: 'title' | 'companyaddress' | 'phone' | 'email' | 'whatsapp' | 'warranty',
  language: Language,
): string {
  if (!info) return '';
  const english = language === 'en' ? fieldOf(info, englishName(field)) : undefined;
  return String(english ?? fieldOf(info, field));
}
