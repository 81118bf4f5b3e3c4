import { Product } from '#src/features/product/schema.ts';
import { attachmentsOf } from './products/attachments.ts';
import { countPageVisits } from './access-log.ts';
import type { Seed, Table } from './context.ts';
import { picture, times } from './context.ts';
import { products } from './english/products.ts';
import { withEnglish, withEnglishRows } from './english/with-english.ts';
import { heading, image, list, paragraph, video } from './texts/html.ts';
import { pictures } from './photos.ts';
import { control } from './products/control.ts';
import { fertigation } from './products/fertigation.ts';
import { growing } from './products/growing.ts';
import { sensing } from './products/sensing.ts';
import type { Series } from './products/series.ts';

/** The id of the product whose text has a video. */
const WITH_VIDEO = 21;

export const productsTable: Table<Product> = { record: Product, seed: seedProducts };

/**
 * Sixty products: twelve series of five models. Each series' first is recommended; a few are
 * hidden.
 */
function seedProducts(seed: Seed): Product[] {
  const random = seed.random('products');
  const visitsOf = countPageVisits(seed);
  const rows = [...sensing, ...control, ...fertigation, ...growing].flatMap((series, seriesIndex) =>
    series.models.map((model, modelIndex) => {
      const { name, summary } = model;
      const number = seriesIndex * 5 + modelIndex + 1;
      return {
        id: number,
        categoryId: series.categoryId,
        categoryName: '',
        name,
        model: model.model,
        cover: picture(modelPicture(series, modelIndex)),
        images: [modelPicture(series, modelIndex), inUse(series.picture), 'lab'].map(picture),
        summary,
        content:
          contentOf(series, summary) + (number === WITH_VIDEO ? video('智能灌溉控制器演示') : ''),
        specifications: specificationsOf(series, model),
        attachments: attachmentsOf(model, modelIndex, products),
        tags: series.tags,
        recommended: modelIndex === 0,
        sort: modelIndex * 100 + seriesIndex * 5,
        status: number % 29 === 0 ? (1 as const) : (0 as const),
        views: random.int(80, 9600) + visitsOf(`/product/details?id=${number}`),
        seoTitle: `${name} ${model.model}`,
        seoKeywords: [name, model.model, ...series.tags].join(','),
        seoDescription: summary,
        ...times(seed, 600 - number * 8),
      };
    }),
  );
  const names = ['name', 'summary', 'content', 'tags'];
  return withEnglishRows(withEnglish(rows, names, products), products);
}

/** The first model of a series has its picture, the others one of their own, named like them. */
function modelPicture(series: Series, modelIndex: number): string {
  const own = pictures.find(({ name }) => name === series.models[modelIndex]?.model.toLowerCase());
  return own?.name ?? series.picture;
}

/** The specifications of a model: first the main one, then the protection, then the others. */
function specificationsOf({ shared }: Series, { own }: Series['models'][number]) {
  const { 防护等级: protection, ...others } = { ...shared, ...own };
  const [lead = [], ...rest] = Object.entries({ ...own, ...others }).filter(
    ([name]) => name !== '防护等级',
  );
  return [lead, ...(protection ? [['防护等级', protection]] : []), ...rest].map(
    ([name = '', value = '']) => ({ name, value }),
  );
}

/** Devices with a screen or lamps, pictured in a darker room as `<name>-awake`. */
const AWAKE = new Set([
  'soil-probe',
  'weather-station',
  'controller',
  'gateway',
  'grow-light',
  'dosing',
  'co2-sensor',
]);

/** A product's second picture, which its card shows on hover. */
function inUse(name: string): string {
  if (name === 'rack') return 'rack-room';
  return AWAKE.has(name) ? `${name}-awake` : 'greenhouse-inside';
}

function contentOf(series: Series, summary: string): string {
  return [
    paragraph(summary),
    paragraph(series.introduction),
    heading('产品特点'),
    list(series.features),
    image('greenhouse-field', '使用青禾设备的连栋温室'),
    heading('适用场景'),
    paragraph(series.application),
    heading('服务与质保'),
    paragraph('整机质保两年，终身维护。购买前可申请样机试用，由当地服务站上门安装并培训使用人员。'),
  ].join('');
}
