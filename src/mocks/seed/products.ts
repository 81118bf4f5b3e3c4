import { Product } from '#src/features/product/schema.ts';
import { attachmentsOf } from './products/attachments.ts';
import { countPageVisits } from './access-log.ts';
import type { Seed, Table } from './context.ts';
import { picture, times } from './context.ts';
import { products } from './english/products.ts';
import { withEnglish, withEnglishRows } from './english/with-english.ts';
import { heading, list, paragraph, video } from './texts/html.ts';
import { pictures } from './photos.ts';
import { allSeries } from './products/all-series.ts';
import type { Series } from './products/series.ts';
import { specificationsOf } from './products/series.ts';

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
  const rows = allSeries.flatMap((series, seriesIndex) =>
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
        images: [
          ...[modelPicture(series, modelIndex), inUse(series.picture)].map(picture),
          ...(modelIndex === 0
            ? [`/api/pictures/dimensions-${model.model.toLowerCase()}.svg`]
            : []),
        ],
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

/** What shows devices of a series at work, by the series' picture. */
const SCENES: Record<string, string> = {
  'soil-probe': 'probe-in-bed',
  'weather-station': 'station-in-field',
  rack: 'rack-room',
};

/** A product's second picture, which its card shows on hover. */
function inUse(name: string): string {
  return SCENES[name] ?? `${name}-in-use`;
}

function contentOf(series: Series, summary: string): string {
  return [
    paragraph(summary),
    paragraph(series.introduction),
    heading('产品特点'),
    list(series.features),
    heading('适用场景'),
    paragraph(series.application),
    heading('服务与质保'),
    paragraph('整机质保两年，终身维护。购买前可申请样机试用，由当地服务站上门安装并培训使用人员。'),
  ].join('');
}
