import Article from '@mui/icons-material/Newspaper';
import { describe, expect, it } from 'vitest';
import { searchEntries, type SearchEntry } from '#src/app/navigation/palette/search.ts';

const entry = (title: string, path: string, parents: string[]): SearchEntry => ({
  title,
  path,
  parents,
  kind: path.endsWith('/new') ? 'action' : 'page',
  icon: Article,
});

const ENTRIES = [
  entry('轮播广告', '/backstage/site/advertisement-rota/list', ['站点']),
  entry('公司信息', '/backstage/site/company-info/list', ['站点']),
  entry('新建公司信息', '/backstage/site/company-info/new', ['站点']),
  entry('新闻列表', '/backstage/content/industry-news/list', ['内容', '行业新闻']),
  entry('发布新闻', '/backstage/content/industry-news/new', ['内容', '行业新闻']),
  entry('访问日志', '/backstage/system/access-log/list', ['系统']),
  entry('绿色列表', '/backstage/green', []),
];

const find = (query: string) => searchEntries(ENTRIES, query).map(({ title }) => title);
/** Highlighted characters of the first hit. */
const marked = (query: string) => {
  const [hit] = searchEntries(ENTRIES, query);
  return [...(hit?.marks ?? [])].map((at) => hit?.title.charAt(at)).join('');
};

describe('searchEntries', () => {
  it('N2: matches titles, paths and groups', () => {
    expect(find('日志')).toEqual(['访问日志']);
    expect(find('access-log')).toEqual(['访问日志']);
    expect(find('ACCESS')).toEqual(['访问日志']);
    expect(find('系统')).toEqual(['访问日志']);
    expect(find('行业')).toEqual(['新闻列表', '发布新闻']);
  });

  it.each(['gsxx', 'GSXX', 'gongsixinxi', 'gongsi', 'gongsxx', "gong'si", 'gong si'])(
    'N7: %s finds 公司信息',
    (query) => {
      expect(find(query)).toEqual(['公司信息', '新建公司信息']);
    },
  );

  it('N7: pinyin of a group finds its entries; ü may be typed as v', () => {
    expect(find('hyxw')).toEqual(['新闻列表', '发布新闻']);
    expect(find('lvse')).toEqual(['绿色列表']);
  });

  it('N7: pinyin matches only neighbouring characters', () => {
    expect(find('gx')).toEqual([]);
  });

  it('sorts by closeness: titles, then pinyin of titles, then groups and paths', () => {
    expect(find('信息')).toEqual(['公司信息', '新建公司信息']);
    expect(find('xw')).toEqual(['新闻列表', '发布新闻']);
    expect(find('new')).toEqual(['新建公司信息', '新闻列表', '发布新闻']);
  });

  it('requires every word to match', () => {
    expect(find('新闻 发布')).toEqual(['发布新闻']);
    expect(find('新闻 日志')).toEqual([]);
  });

  it('marks the matching characters of the title', () => {
    expect(marked('信息')).toBe('信息');
    expect(marked('gsxx')).toBe('公司信息');
    expect(marked('fb xw')).toBe('发布新闻');
    expect(marked('access-log')).toBe('');
  });

  it('finds nothing for an empty query', () => {
    expect(find('  ')).toEqual([]);
  });
});
