import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { mock } from '../../support/mock.ts';

/** Of a server of whose own fields one has a name that is ours elsewhere. */
const SENT = {
  id: 1,
  name: '温室网关',
  name_en: 'Greenhouse gateway',
  nameEn: 'G',
  open_en: 'x',
  specifications: [{ name: '防护等级', value: 'IP68', name_en: 'Protection', unit: '' }],
};

it('English values have the server’s own names in answers and in what is sent, deep inside too', async () => {
  vi.resetModules();
  vi.stubEnv('VITE_API_DIALECT', 'thinkphp');
  const { request } = await import('#src/api/client/client.ts');
  const { tolerant } = await import('#src/api/records/record.ts');
  const { toSent } = await import('#src/api/records/to-sent.ts');
  const { Product } = await import('#src/features/product/schema.ts');
  const bodies: unknown[] = [];
  mock.server.use(
    http.get('*/api/cms/product/get', () => HttpResponse.json({ code: 1, data: SENT })),
    http.post('*/api/cms/product/edit', async ({ request: asked }) => {
      bodies.push(await asked.json());
      return HttpResponse.json({ code: 1, data: true });
    }),
  );
  const read = await request(tolerant(Product), { url: '/product/get', data: { id: 1 } });
  expect(read).toMatchObject({
    name: '温室网关',
    nameEn: 'Greenhouse gateway',
    specifications: [{ name: '防护等级', nameEn: 'Protection' }],
  });

  const send = (changed: unknown) =>
    request(v.unknown(), { method: 'PUT', url: '/product/update', data: toSent(Product, changed) });
  await send(read);
  await send({ ...read, nameEn: 'Gateway' });
  const { toOpenApi } = await import('#tools/api-check/openapi/document.ts');
  expect(toOpenApi('1')).toMatchObject({
    components: { schemas: { News: { properties: { title: {}, title_en: {} } } } },
  });
  expect(JSON.stringify(toOpenApi('1'))).not.toContain('titleEn');
  expect(bodies[0]).toMatchObject(SENT);
  expect(bodies[1]).toMatchObject({ ...SENT, name_en: 'Gateway' });
});
