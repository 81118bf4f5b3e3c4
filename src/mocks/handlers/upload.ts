import { invalid, Refusal } from './refusal.ts';

const MAX_BYTES = 10 * 1024 * 1024;

/**
 * The file and other fields of a multipart body.
 * @throws Refusal 413 above 10 MB, 422 without a file.
 */
export async function uploadOf(request: Request): Promise<{ file: File; fields: FormData }> {
  const fields = await request.formData().catch(() => null);
  const file = fields?.get('file');
  // Not `instanceof`: with jsdom there are two File classes.
  if (!fields || !file || typeof file === 'string') throw invalid({ file: '请选择要上传的文件' });
  if (file.size > MAX_BYTES) throw new Refusal(413, '文件不能超过 10 MB');
  if (file.size === 0) throw invalid({ file: '文件是空的' });
  return { file, fields };
}
