import { http, type HttpHandler, HttpResponse } from 'msw';
import type { Database } from '../database.ts';
import { avatar } from '../drawings/avatar.ts';
import { certificate } from '../drawings/certificate.ts';
import { dimensionPicture } from '../drawings/dimensions.ts';
import { partnerMark } from '../drawings/partner-mark.ts';
import { sampleFile } from '../drawings/sample-file.ts';
import type { StoredFile } from '../files.ts';
import { choosePicture, pictureType } from '../picture-store.ts';

/** Sample pictures in the requested width, generated ones, uploads, and sample files. */
export function pictureHandlers(db: Database): HttpHandler[] {
  return [
    http.get('*/api/pictures/:name', async ({ request }) =>
      send(await readPicture(db, request.url, request), 'public, max-age=3600'),
    ),
    // After a reset of the data, other uploads get the same addresses.
    http.get('*/api/files/:name', async ({ params }) => {
      const name = String(params.name);
      return send((await db.files.get(name)) ?? (await sampleFile(name)), 'no-cache');
    }),
  ];
}

/**
 * Reads a picture by its URL, or null. `?w=480` selects the smallest width of at least 480, default
 * is the widest.
 */
export async function readPicture(
  db: Database,
  address: string,
  request: Request,
): Promise<StoredFile | null> {
  const { pathname, searchParams } = new URL(address, request.url);
  const name = pathname.split('/').at(-1) ?? '';
  const drawn = draw(db, name);
  if (drawn !== null) return { bytes: new TextEncoder().encode(drawn), type: pictureType('.svg') };
  const fileName = choosePicture(db.pictures.names(), {
    name,
    width: Number(searchParams.get('w') ?? Infinity),
    accept: request.headers.get('Accept') ?? '',
  });
  return fileName === null ? null : db.pictures.read(fileName);
}

function draw(db: Database, name: string): string | null {
  const [, kind, id] =
    /^(avatar|certificate|dimensions|partner)-([a-z\d-]+)\.svg$/.exec(name) ?? [];
  const user = kind === 'avatar' && db.users.find(id);
  if (user) return avatar(user);
  const honor = kind === 'certificate' && db.honors.find(id);
  if (honor) return certificate(honor);
  if (kind === 'partner') return partnerMark(Number(id));
  return kind === 'dimensions' ? dimensionPicture(id ?? '') : null;
}

function send(file: StoredFile | null, cacheControl: string): Response {
  if (file === null) return new HttpResponse(null, { status: 404 });
  return new HttpResponse(file.bytes, {
    headers: { 'Content-Type': file.type, 'Cache-Control': cacheControl, Vary: 'Accept' },
  });
}
