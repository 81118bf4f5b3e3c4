import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as SendPicture from '#src/admin/pictures/upload/send-picture.ts';
import type { ApiError } from '#src/lib/errors/api-error.ts';
import type { Prepared } from '#src/lib/pictures/prepare-picture.ts';
import { photoFile, webpBytes } from '#tests/support/picture-files.ts';
import { letPicturesLoad } from '#tests/support/pictures.ts';

let module: typeof SendPicture;

beforeEach(async () => {
  letPicturesLoad();
  // Forgets what a server has refused.
  vi.resetModules();
  module = await import('#src/admin/pictures/upload/send-picture.ts');
});

const WEBP_REFUSED = '文件[a.webp]后缀[webp]不正确，请上传[bmp, gif, jpg, jpeg, png]格式';
const call = 'POST /file';
/** Of the class that the newly imported module knows. */
const failure = async (init: Partial<ConstructorParameters<typeof ApiError>[0]>) => {
  const errors = await import('#src/lib/errors/api-error.ts');
  return new errors.ApiError({ kind: 'http', call, ...init });
};

/** Sends a picture to a server that refuses WebP, and collects the types that were sent. */
async function sendTo(refusal: unknown, file = photoFile(1)) {
  const types: string[] = [];
  const prepared = await module.prepareForServer(file);
  if ('problem' in prepared) throw new Error(prepared.problem);
  const send = ({ file: { type, name } }: Prepared) => {
    types.push(type);
    return type === 'image/webp' ? Promise.reject(refusal) : Promise.resolve(name);
  };
  try {
    return { types, result: await module.sendPicture(file, prepared, {}, send) };
  } catch (reason) {
    return { types, result: reason };
  }
}

describe('a WebP that the server refuses', () => {
  it.each([
    ['415', { status: 415 }],
    ['400', { status: 400 }],
    ['422 with a field', { status: 422, data: { errors: { file: '格式不正确' } } }],
    ['200 in RuoYi’s words', { kind: 'rejected', status: 500, message: WEBP_REFUSED }],
    ['200 in JeecgBoot’s words', { kind: 'rejected', status: 500, message: '存在非法文件类型' }],
    ['200 without a code', { kind: 'rejected', status: 200, message: '上传失败' }],
    ['500 in English', { status: 500, message: 'File extension not allowed' }],
  ] as const)(
    'B4: with %s is sent once more as JPEG, and the next one at once',
    async (_, init) => {
      const error = await failure(init);
      expect(await sendTo(error)).toEqual({
        types: ['image/webp', 'image/jpeg'],
        result: '照片1.jpg',
      });
      expect(await sendTo(error)).toEqual({ types: ['image/jpeg'], result: '照片1.jpg' });
    },
  );

  it.each([
    ['the session is over', { status: 401 }],
    ['it is forbidden', { status: 403 }],
    ['it is too large', { status: 413 }],
    ['there were too many', { status: 429 }],
    ['the server is broken', { status: 500, message: '服务器忙，请稍后再试' }],
    ['the gateway has no server', { status: 502 }],
    ['there is no network', { kind: 'network' }],
    ['there is no answer', { kind: 'timeout' }],
    ['the answer is no JSON', { kind: 'malformed', status: 200 }],
  ] as const)('B4: is not sent again where %s', async (_, init) => {
    const error = await failure(init);
    expect(await sendTo(error)).toEqual({ types: ['image/webp'], result: error });
    expect(await sendTo(error)).toMatchObject({ types: ['image/webp'] });
  });

  it('B4: is not sent again where it moves, which no other format would keep', async () => {
    const error = await failure({ status: 415 });
    const moving = new File([webpBytes(0x02, [])], 'a.webp', { type: 'image/webp' });
    expect(await sendTo(error, moving)).toEqual({ types: ['image/webp'], result: error });
  });

  it('B4: stays the format of the next ones where JPEG is refused too', async () => {
    const error = await failure({ status: 422 });
    const file = photoFile(1);
    const refuse = vi.fn<() => Promise<string>>().mockRejectedValue(error);
    const prepared = await module.prepareForServer(file);
    if ('problem' in prepared) throw new Error(prepared.problem);
    await expect(module.sendPicture(file, prepared, {}, refuse)).rejects.toBe(error);
    expect(refuse).toHaveBeenCalledTimes(2);
    expect(await module.prepareForServer(file)).toMatchObject({ file: { type: 'image/webp' } });
  });
});
