import { englishName } from '#src/api/fields/record-fields.ts';
import { Product } from '#src/features/product/schema.ts';
import { attachmentsOf } from './products/attachments.ts';
import { countPageVisits } from './access-log.ts';
import { picture, type Seed, type Table, times } from './context.ts';
import { withOutdated, type Words } from './english/with-english.ts';
import { heading, list, paragraph, video } from './texts/html.ts';
import { pictures } from './photos.ts';
import { allSeries } from './products/all-series.ts';
import { type Model, type Series, specificationsOf, type Text } from './products/series.ts';
import { specificationWords } from './products/specification-words.ts';

/** The product whose text has a video. */
const WITH_VIDEO = 'QH-C100';

export const productsTable: Table<Product> = { record: Product, seed: seedProducts };

/** English texts by the Chinese ones, for the mocked translation. */
export const productWords: Words = Object.fromEntries([
  ...Object.entries(specificationWords),
  ...allSeries.flatMap(({ introduction, features, application, tags, models }) => [
    introduction,
    application,
    ...features,
    ...tags,
    ...models.flatMap(({ name, summary }) => [name, summary]),
  ]),
]);

/**
 * Sixty products: twelve series of five models. Each series' first is recommended; a few are
 * hidden. Beyond sixty they repeat with a number.
 */
function seedProducts(seed: Seed): Product[] {
  const random = seed.random('products');
  const visitsOf = countPageVisits(seed);
  const products = allSeries.flatMap((series, seriesIndex) =>
    series.models.map((model, modelIndex) => {
      const number = seriesIndex * 5 + modelIndex + 1;
      const english = Object.entries(textsOf(series, model, 1));
      return {
        id: number,
        categoryId: series.categoryId,
        categoryName: '',
        ...textsOf(series, model, 0),
        ...Object.fromEntries(english.map(([name, value]) => [englishName(name), value])),
        model: model.model,
        cover: picture(modelPicture(series, modelIndex)),
        images: [
          ...[modelPicture(series, modelIndex), inUse(series.picture)].map(picture),
          ...(modelIndex === 0
            ? [`/api/pictures/dimensions-${model.model.toLowerCase()}.svg`]
            : []),
        ],
        specifications: specificationsOf(series, model),
        attachments: attachmentsOf(model, modelIndex),
        recommended: modelIndex === 0,
        sort: modelIndex * 100 + seriesIndex * 5,
        status: number % 29 === 0 ? (1 as const) : (0 as const),
        views: random.int(80, 9600) + visitsOf(`/product/details?id=${number}`),
        ...times(seed, 600 - number * 8),
      };
    }),
  );
  const { length } = products;
  const all = Array.from({ length: seed.rows.products ?? length }, (_none, index) => {
    const product = products[index % length];
    if (!product) throw new Error(`No product for ${index}`);
    const round = Math.floor(index / length) + 1;
    return round === 1 ? product : repeated(product, index + 1, round);
  });
  return withOutdated(all, {
    7: { summary: '两年前的摘要' },
    18: { name: '旧名称', content: '<p>旧的介绍</p>' },
  });
}

/** A sample product once more, with another id, name and model. */
function repeated(product: Product, id: number, round: number): Product {
  return {
    ...product,
    id,
    name: `${product.name}（${round}）`,
    nameEn: `${product.nameEn} (${round})`,
    model: `${product.model}-${round}`,
    recommended: false,
  };
}

/** The texts of a product in one language. */
function textsOf(series: Series, model: Model, language: 0 | 1) {
  const name = model.name[language];
  const summary = model.summary[language];
  const tags = series.tags.map((tag) => tag[language]);
  return {
    name,
    summary,
    content: contentOf(series, model, language),
    tags,
    seoTitle: `${name} ${model.model}`,
    seoKeywords: [name, model.model, ...tags].join(','),
    seoDescription: summary,
  };
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

const VIDEO_TITLE: Text = ['智能灌溉控制器演示', 'The irrigation controller in operation'];
const FEATURES: Text = ['产品特点', 'Features'];
const APPLICATION: Text = ['适用场景', 'Applications'];
const SERVICE: Text = ['服务与质保', 'Service and warranty'];
const PROMISE: Text = [
  '整机质保两年，终身提供维护服务。购买前可申请样机试用，由当地服务站上门安装，并培训使用人员。',
  'Two-year warranty, lifetime support, and training for your staff. Ask for a trial unit before you buy: your local service station installs it on site.',
];

function contentOf(series: Series, { model, summary }: Model, language: 0 | 1): string {
  return [
    paragraph(summary[language]),
    paragraph(series.introduction[language]),
    heading(FEATURES[language]),
    list(series.features.map((feature) => feature[language])),
    heading(APPLICATION[language]),
    paragraph(series.application[language]),
    heading(SERVICE[language]),
    paragraph(PROMISE[language]),
    model === WITH_VIDEO ? video(VIDEO_TITLE[language]) : '',
  ].join('');
}
