import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { runCommand } from '../command-line.ts';
import { announce, Announced } from './announce.ts';

const USAGE = `npm run announce -- [--dist <folder>] [--state <file>]

Tells search engines which addresses of sitemap.xml are new or have changed since it did so last. Without
their keys it prints what it would send, and sends nothing. Run npm run sitemap before, and deploy.

  INDEXNOW_KEY     environment variable: the key for Bing, Yandex and others, which you choose (8 to 128
                   letters, digits and -); npm run sitemap has to have it too
  BAIDU_TOKEN      environment variable: the token that Baidu's search resource platform shows you
  --dist <folder>  the build: dist by default
  --state <file>   remembers what was announced: .announced.json by default
`;

await runCommand(USAGE, async (args) => {
  const { values } = parseArgs({
    args,
    options: {
      dist: { type: 'string', default: 'dist' },
      state: { type: 'string', default: '.announced.json' },
    },
  });
  const sitemap = join(values.dist, 'sitemap.xml');
  if (!existsSync(sitemap))
    throw new Error(`There is no ${sitemap}. Run \`npm run sitemap\` first.`);
  await announce({
    // A large sitemap is an index of others.
    xml: readdirSync(values.dist)
      .filter((name) => /^sitemap(?:-\d+)?\.xml$/.test(name))
      .map((name) => readFileSync(join(values.dist, name), 'utf8'))
      .join('\n'),
    announced: existsSync(values.state)
      ? v.parse(Announced, JSON.parse(readFileSync(values.state, 'utf8')))
      : {},
    keys: process.env,
    print: (line) => process.stdout.write(`${line}\n`),
    send: ({ url, type, body }) =>
      fetch(url, { method: 'POST', headers: { 'Content-Type': type }, body }),
    save: (announced) => writeFileSync(values.state, JSON.stringify(announced)),
  });
});
