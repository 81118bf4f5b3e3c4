import * as v from 'valibot';
import { optionalInput } from '#src/api/fields/input.ts';
import { Photo } from '#src/api/uploads/photo-schema.ts';
import { fileEnding, fileType, isDocument } from '#src/lib/files/file-types.ts';
import { endingOf, pictureType } from '#src/lib/pictures/picture-type.ts';
import { fileResponse } from '../csv.ts';
import { removeCall, type Resource, updateCall } from '../crud.ts';
import { define } from '../define.ts';
import { readPicture } from '../pictures.ts';
import { equals, newestFirst, pageOf, rowsOf } from '../query.ts';
import { invalid, notFound } from '../refusal.ts';
import { uploadOf } from '../upload.ts';
import { validate } from '../validate.ts';

/** Form fields sent with an uploaded file. */
const PhotoInput = v.object({ category: optionalInput(30) });

const listing: Resource<Photo>['listing'] = {
  search: ['name', 'alt', 'category'],
  filters: { category: equals('category') },
  order: newestFirst('createTime'),
};

/** The resource of the calls that change and delete photos, which are not in the specification. */
const resource: Resource<Photo> = {
  rows: (db) => db.photos,
  record: Photo,
  input: v.object({ ...PhotoInput.entries, alt: optionalInput(200) }),
  empty: { category: '' },
  noun: '图片',
  listing,
  owned: ['url', 'size', 'type', 'width', 'height', 'createTime'],
};

export const photoCalls = [
  define('POST /file', async ({ db, request }) => {
    const { file, fields } = await uploadOf(request);
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isVideo(bytes)) {
      const name = `video-${db.now().getTime()}.mp4`;
      await db.files.put(name, { bytes, type: 'video/mp4' });
      return { name: file.name, url: `/api/files/${name}` };
    }
    const picture = pictureType(bytes);
    const isPicture = picture !== null && picture !== 'heic';
    const type = isPicture ? picture : fileType(file.name);
    if (!isPicture && !isDocument({ url: file.name, type })) {
      throw invalid({ file: '只能上传图片（JPG、PNG、GIF、WebP、AVIF）、文档、图纸和压缩包' });
    }
    const category = fields.get('category') ?? '';
    const input = validate(PhotoInput, { category });
    const photo = db.photos.insert((id) =>
      v.parse(Photo, {
        ...input,
        id,
        name: file.name,
        url: `/api/files/${id}.${isPicture ? endingOf(picture) : fileEnding(file.name)}`,
        size: file.size,
        type,
        createTime: db.now().toISOString(),
      }),
    );
    await db.files.put(fileNameOf(photo), { bytes, type });
    return present(photo);
  }),
  define('GET /show', (context) => {
    const { list, total } = pageOf(context.query, rowsOf(context, context.db.photos, listing));
    return { list: list.map(present), total };
  }),
  define('GET /download', async ({ db, query, request }) => {
    const photo = db.photos.find(query.get('id'));
    const file =
      photo &&
      ((await db.files.get(fileNameOf(photo))) ?? (await readPicture(db, photo.url, request)));
    if (!file) throw notFound('图片');
    return fileResponse(photo.name, file);
  }),
  updateCall('PUT /show/update', resource),
  removeCall('DELETE /show/delete', resource),
];

/** File name of an upload: the last part of its URL. */
function fileNameOf({ url }: Photo): string {
  return url.split('/').at(-1) ?? '';
}

/** The only resource with times in milliseconds. */
function present(photo: Photo): object {
  return { ...photo, createTime: Date.parse(photo.createTime) };
}

/** MP4 names one of its brands after `ftyp`; those of AVIF and HEIC are pictures. */
function isVideo(bytes: Uint8Array): boolean {
  return /^ftyp(?:isom|iso\d|mp4\d|avc1|M4V )/.test(
    new TextDecoder('latin1').decode(bytes.subarray(4, 12)),
  );
}
