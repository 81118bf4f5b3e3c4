import { Photo } from '#src/api/uploads/photo-schema.ts';
import { picture, type Seed, type Table } from './context.ts';
import { allSeries } from './products/all-series.ts';

const places = [
  '一号棚',
  '二号棚',
  '三号棚',
  '展厅',
  '试验区',
  '东区',
  '西区',
  '样机',
  '现场',
  '存档',
];

/** One in this many photos has no alternative text. */
const UNDESCRIBED = 16;

export const photosTable: Table<Photo> = { record: Photo, seed: seedPhotos, idPrefix: 'photo-' };

function seedPhotos(seed: Seed): Photo[] {
  const random = seed.random('photos');
  return Array.from({ length: 200 }, (_, index) => {
    const { name, alt, category, width, height } = random.pick(pictures);
    return {
      id: `photo-${index + 1}`,
      name: `${alt}-${random.pick(places)}-${String(index + 1).padStart(3, '0')}.avif`,
      url: picture(name),
      size: random.int(24_000, 180_000),
      type: 'image/avif',
      width,
      height,
      alt: index % UNDESCRIBED === 2 ? '' : alt,
      category,
      createTime: seed.at(-200 + index, `${random.int(8, 18)}:${random.int(0, 59)}`),
    };
  });
}

const product = { category: '产品', width: 960, height: 720 };
const single = { category: '产品', width: 576, height: 432 };
const scene = { category: '场景', width: 1680, height: 720 };
const close = { category: '种植', width: 1280, height: 800 };
const small = { category: '场景', width: 800, height: 500 };

/** All models of a series but the first, which its own picture shows. */
const models = allSeries
  .flatMap((series) => series.models.slice(1))
  .map(({ model, name }) => ({ name: model.toLowerCase(), alt: name[0], ...single }));

/** Sample pictures with their alternative texts. */
export const pictures = [
  { name: 'soil-probe', alt: '土壤温湿度传感器', ...product },
  { name: 'weather-station', alt: '小型气象站', ...product },
  { name: 'controller', alt: '智能灌溉控制器', ...product },
  { name: 'gateway', alt: '物联网网关', ...product },
  { name: 'grow-light', alt: '植物补光灯', ...product },
  { name: 'dosing', alt: '水肥配比机', ...product },
  { name: 'valve', alt: '电动调节阀', ...product },
  { name: 'co2-sensor', alt: '二氧化碳传感器', ...product },
  { name: 'cabinet', alt: '环境控制柜', ...product },
  { name: 'rack', alt: '立体栽培架', ...product },
  { name: 'camera-node', alt: '长势监测相机', ...product },
  { name: 'pump', alt: '灌溉水泵', ...product },
  ...models,
  { name: 'greenhouse-inside', alt: '连栋温室内景', ...scene },
  { name: 'greenhouse-field', alt: '田野中的连栋温室', ...scene },
  { name: 'control-room', alt: '调度中心', ...scene },
  { name: 'factory', alt: '出厂前带电老化的网关', ...scene },
  { name: 'headquarters', alt: '公司总部大堂', ...scene },
  { name: 'seedlings', alt: '育苗床与传感器', ...close },
  { name: 'lab', alt: '实验室里待标定的土壤传感器', ...close },
  { name: 'greenhouse-night', alt: '补光温室里的番茄', ...small },
  { name: 'rack-room', alt: '植物工厂里的多层栽培架', ...small },
  { name: 'probe-in-bed', alt: '插在苗床土壤里的探头', ...small },
  { name: 'station-in-field', alt: '田边的气象站', ...small },
  { name: 'warehouse', alt: '堆放纸箱的成品仓库', ...small },
];
