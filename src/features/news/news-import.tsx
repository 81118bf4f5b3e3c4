import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChoices } from '#src/admin/deletion/use-choices.ts';
import {
  choiceField,
  momentField,
  pictureField,
  richTextField,
  tagsField,
  textField,
} from '#src/admin/import/plan/fields.ts';
import { ImportDialog } from '#src/admin/import/import-dialog.tsx';
import { importType } from '#src/admin/import/plan/import-type.ts';
import { useCommonFields } from '#src/admin/import/plan/use-common-fields.ts';
import { newsAdminApi } from './admin-api.ts';
import { newsCategoryApi } from './category/api.ts';
import { emptyNews, NewsInput } from './input.ts';

type NewsImportProps = { onClose: () => void };

export function NewsImport({ onClose }: NewsImportProps) {
  const categories = useChoices(newsCategoryApi);
  const type = useNewsImport(categories.data?.rows);
  return <ImportDialog type={type} choices={categories} onClose={onClose} />;
}

type Category = { id: string | number; name: string };

function useNewsImport(categories: readonly Category[] | undefined) {
  const { t } = useTranslation(['industry-news', 'import']);
  const { id, status, seo, yesNo } = useCommonFields();
  return useMemo(() => {
    const [first] = categories ?? [];
    return importType({
      api: newsAdminApi,
      schema: NewsInput,
      noun: t('import:noun.news'),
      empty: emptyNews,
      keys: ['title'],
      example: {
        ...emptyNews(),
        categoryId: first?.id,
        title: t('import:example.newsTitle'),
        summary: t('import:example.summary'),
        content: t('import:example.content'),
        author: t('import:example.author'),
        tags: [t('import:example.tag')],
      },
      fields: [
        id,
        textField({
          name: 'title',
          label: t('field.title'),
          titles: ['标题', '新闻标题', '文章标题', 'title', 'headline'],
          isRequired: true,
        }),
        choiceField(
          {
            name: 'categoryId',
            label: t('field.categoryId'),
            titles: ['分类', '新闻分类', '栏目', '类别', 'category'],
            isRequired: true,
          },
          (categories ?? []).map(({ id, name }) => ({ value: id, label: name, words: [`${id}`] })),
        ),
        textField({
          name: 'summary',
          label: t('field.summary'),
          titles: ['摘要', '简介', '导语', 'summary', 'abstract'],
          isLong: true,
        }),
        richTextField({
          name: 'content',
          label: t('field.content'),
          titles: ['正文', '内容', '新闻内容', 'content', 'body', 'text'],
        }),
        momentField({
          name: 'publishTime',
          label: t('field.publishTime'),
          titles: ['发布时间', '发布日期', '日期', '时间', 'published', 'date'],
        }),
        textField({
          name: 'author',
          label: t('field.author'),
          titles: ['作者', '撰稿人', '编辑', 'author', 'by'],
        }),
        textField({
          name: 'source',
          label: t('field.source'),
          titles: ['来源', '出处', '稿源', 'source'],
        }),
        tagsField({ name: 'tags', label: t('field.tags'), titles: ['标签', 'tags'] }),
        yesNo({
          name: 'pinned',
          label: t('field.pinned'),
          titles: ['置顶', '是否置顶', 'pinned', 'top'],
        }),
        status,
        pictureField({
          name: 'cover',
          label: t('field.cover'),
          titles: ['封面', '封面图', '封面图片', '图片', 'cover', 'image'],
        }),
        ...seo,
      ],
    });
  }, [t, categories, id, status, seo, yesNo]);
}
