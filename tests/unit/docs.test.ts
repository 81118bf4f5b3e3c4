import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const FILES = globSync(['*.md', '{docs,deploy,tools,.github}/**/*.md'], { cwd: ROOT });

/** `[text](target)`, also of a picture. */
const LINK = /\]\(([^()\s]+)\)/g;
/** A path of the repository in code, unless it stands for many: `src/features/<type>/api.ts`. */
const PATH_IN_CODE = /`((?:src|tools|tests|deploy|docs|public)\/[\w./-]*)`/g;

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
/** Without examples: what they hold is no link. */
const proseOf = (file: string) => read(file).replaceAll(/^```[^]*?^```/gm, '');

/** The anchors that GitHub gives to a file's headings; the second of the same name gets `-1`. */
function anchorsOf(file: string): string[] {
  const seen = new Map<string, number>();
  return [...proseOf(file).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => {
    const text = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const anchor = text.replaceAll(/[^\p{L}\p{N}_\- ]/gu, '').replaceAll(' ', '-');
    const count = seen.get(anchor) ?? 0;
    seen.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  });
}

function problemOf(file: string, link: string): string | undefined {
  const [path = '', anchor] = decodeURI(link).split('#');
  const target = path === '' ? file : relative('.', join(dirname(file), path));
  if (!existsSync(join(ROOT, target))) return `${link}: there is no ${target}`;
  if (anchor === undefined || anchorsOf(target).includes(anchor)) return undefined;
  return `${link}: ${target} has no heading with this anchor`;
}

describe.each(FILES)('%s', (file) => {
  it('links only to files and headings that exist', () => {
    const links = [...proseOf(file).matchAll(LINK)].map(([, link = '']) => link);
    const ours = links.filter((link) => !/^[a-z]+:/.test(link));
    expect(ours.flatMap((link) => problemOf(file, link) ?? [])).toEqual([]);
  });

  it('names only files that exist', () => {
    const paths = [...proseOf(file).matchAll(PATH_IN_CODE)].map(([, path = '']) => path);
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

const READMES = ['README.md', 'docs/README.zh-CN.md'];

it('the only document at the top is the README', () => {
  expect(FILES.filter((file) => !file.includes('/'))).toEqual(['README.md']);
});

it('the READMEs lead to every document', () => {
  const documents = FILES.filter((file) => /^docs\/[^/]+\.md$/.test(file));
  for (const readme of READMES) {
    const others = documents.filter((document) => document !== readme);
    const missing = others.filter(
      (document) => !read(readme).includes(`(${relative(dirname(readme), document)}`),
    );
    expect(missing).toEqual([]);
  }
  const records = FILES.filter((file) => file.startsWith('docs/decisions/'));
  const list = read('docs/architecture.md');
  expect(records.filter((record) => !list.includes(`(${relative('docs', record)}`))).toEqual([]);
});
