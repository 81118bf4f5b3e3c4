import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { cleanEnv } from '#tools/preview/build-app.ts';
import { CONFIGURATIONS } from './dialects/configurations.ts';

const run = promisify(execFile);

/** Writes the document of a build with these variables, and reads it. */
async function documentOf(variables: Record<string, string>): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'openapi.json');
  await run(process.execPath, ['tools/api-check/write-openapi.ts', file], {
    env: { ...cleanEnv(), ...variables },
  });
  return JSON.parse(readFileSync(file, 'utf8'));
}

it('C1: npm run openapi speaks as the build does: RuoYi', async () => {
  const ruoyi = CONFIGURATIONS.find(({ dialect }) => dialect === 'ruoyi');
  const document = await documentOf({
    ...ruoyi?.variables,
    VITE_API_HOST: 'https://api.example.com',
  });
  expect(document).toMatchObject({
    servers: [{ url: 'https://api.example.com/prod-api' }],
    paths: {
      '/login': { post: { operationId: 'post_user_login' } },
      '/content/news/list': {
        get: {
          parameters: expect.arrayContaining([expect.objectContaining({ name: 'pageNum' })]),
          responses: {
            200: { content: { 'application/json': { example: { code: 200 } } } },
          },
        },
      },
      '/content/news/{id}': {
        get: { parameters: [{ name: 'id', in: 'path', required: true }] },
        delete: { parameters: [{ name: 'id', in: 'path', required: true }] },
      },
      '/content/news': { post: {}, put: {} },
      '/site/contract/{id}': {
        delete: { parameters: [{ name: 'id', in: 'path', required: true }] },
      },
    },
    components: {
      schemas: {
        DateTimeInput: { examples: ['2026-11-20 08:00:00'] },
        // Not the names of a user's fields, which `/system/user` has.
        Credentials: { required: ['username', 'password'] },
      },
    },
  });
});

it('C1: npm run openapi speaks as the build does: ThinkPHP', async () => {
  const thinkphp = CONFIGURATIONS.find(({ dialect }) => dialect === 'thinkphp');
  const document = await documentOf(thinkphp?.variables ?? {});
  expect(document).toMatchObject({
    servers: [{ url: '/api/cms' }],
    paths: {
      '/file': {
        post: {
          requestBody: {
            content: { 'multipart/form-data': { schema: { required: ['upload'] } } },
          },
        },
      },
      '/links/edit': { post: {} },
    },
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'token' } },
      schemas: { Status: { description: expect.stringContaining('1 is shown') } },
    },
  });
});
