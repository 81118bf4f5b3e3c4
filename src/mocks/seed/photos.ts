import { Photo } from '#src/api/files/photo-schema.ts';
import type { Seed, Table } from './context.ts';
import { picture } from './context.ts';
import { pictures } from './picture-names.ts';

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

/** Every so many photos nobody has said what they show. */
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
