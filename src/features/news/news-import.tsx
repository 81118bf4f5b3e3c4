import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChoices } from '#src/admin/deletion/use-choices.ts';
import { choiceField } from '#src/admin/import/plan/fields.ts';
import { ImportDialog } from '#src/admin/import/import-dialog.tsx';
import { importType } from '#src/admin/import/plan/import-type.ts';
import {
  longTextField,
  SEO_TITLES,
  STATUS_TITLES,
  useImportFields,
} from '#src/admin/import/plan/use-import-fields.ts';
import { newsAdminApi } from './admin-api.ts';
import { newsCategoryApi } from './category/api.ts';
import { emptyNews, NewsInput } from './input.ts';
import { newsFields } from './schema.ts';

const TITLES = {
  title: ['标题', '新闻标题', '文章标题', 'title', 'headline'],
  categoryId: ['分类', '新闻分类', '栏目', '类别', 'category'],
  summary: ['摘要', '简介', '导语', 'summary', 'abstract'],
  content: ['正文', '内容', '新闻内容', 'content', 'body', 'text'],
  publishTime: ['发布时间', '发布日期', '日期', '时间', 'published', 'date'],
  author: ['作者', '撰稿人', '编辑', 'author', 'by'],
  source: ['来源', '出处', '稿源', 'source'],
  tags: ['标签', 'tags'],
  pinned: ['置顶', '是否置顶', 'pinned', 'top'],
  status: STATUS_TITLES,
  cover: ['封面', '封面图', '封面图片', '图片', 'cover', 'image'],
  ...SEO_TITLES,
};

type NewsImportProps = { onClose: () => void };

export function NewsImport({ onClose }: NewsImportProps) {
  const categories = useChoices(newsCategoryApi);
  const type = useNewsImport(categories.data?.rows);
  return <ImportDialog type={type} choices={categories} onClose={onClose} />;
}

type Category = { id: string | number; name: string };

function useNewsImport(categories: readonly Category[] | undefined) {
  const { t } = useTranslation('import');
  const fieldsOf = useImportFields(newsFields, 'industry-news');
  return useMemo(() => {
    const [first] = categories ?? [];
    return importType({
      api: newsAdminApi,
      schema: NewsInput,
      noun: t('noun.news'),
      empty: emptyNews,
      keys: ['title'],
      example: {
        ...emptyNews(),
        categoryId: first?.id,
        title: t('example.newsTitle'),
        summary: t('example.summary'),
        content: t('example.content'),
        author: t('example.author'),
        tags: [t('example.tag')],
      },
      fields: fieldsOf(TITLES, {
        categoryId: (options) =>
          choiceField(
            options,
            (categories ?? []).map(({ id, name }) => ({
              value: id,
              label: name,
              words: [`${id}`],
            })),
          ),
        summary: longTextField,
        seoDescription: longTextField,
      }),
    });
  }, [t, categories, fieldsOf]);
}
