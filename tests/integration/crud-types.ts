import { screen, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import type { Database } from '#src/mocks/database.ts';
import { photoFile } from '#tests/support/picture-files.ts';
import { letPicturesLoad } from '#tests/support/pictures.ts';

type StoredRecord = { id: string | number; [field: string]: unknown };

/** What the common path needs to know of a content type. */
export type CrudType = {
  name: string;
  /** The component that its list is made with. */
  list: 'OrderedList' | 'WholeList' | 'PagedList';
  /** Below `/backstage`. */
  path: string;
  title: string;
  newButton: string;
  calls: { list: string; create: string; update: string; remove: string };
  stored: (db: Database) => {
    all: () => readonly StoredRecord[];
    find: (id: unknown) => StoredRecord | undefined;
  };
  /** Takes all records away. */
  empty: (db: Database) => void;
  /** The field that names a record, in the form and in the record. */
  label: { text: string; field: string };
  /** Lets all records be deleted, where some are in use. */
  freeAll?: (db: Database) => void;
  /** Fills what a new record needs besides its name. */
  fill: (user: UserEvent) => Promise<void>;
};

function emptied(collection: {
  all: () => readonly StoredRecord[];
  remove: (id: unknown) => void;
}) {
  for (const { id } of collection.all()) collection.remove(id);
}

/** Every content type that has a list, a new page and an edit page; company info has ways of its own. */
export const CRUD_TYPES: CrudType[] = [
  {
    name: 'advertisement',
    list: 'OrderedList',
    path: 'site/advertisement-rota',
    title: '轮播广告',
    newButton: '新建轮播广告',
    calls: {
      list: 'GET /scroller/get',
      create: 'POST /scroller/create',
      update: 'PUT /scroller/update',
      remove: 'DELETE /scroller/delete',
    },
    stored: (db) => db.advertisements,
    empty: (db) => emptied(db.advertisements),
    label: { text: '标题', field: 'title' },
    fill: async (user) => {
      letPicturesLoad();
      const file = photoFile(1, '温室.png');
      await user.upload(screen.getByLabelText(/^电脑端图片/, { selector: 'input' }), file);
      const dialog = await screen.findByRole('dialog', { name: '裁剪图片' });
      await user.click(await within(dialog).findByRole('button', { name: '使用这部分' }));
      await screen.findByText('温室.webp 已上传');
    },
  },
  {
    name: 'friendly link',
    list: 'OrderedList',
    path: 'site/friendly-link',
    title: '友情链接',
    newButton: '新建友情链接',
    calls: {
      list: 'GET /links/get',
      create: 'POST /links/create',
      update: 'PUT /links/update',
      remove: 'DELETE /links/delete',
    },
    stored: (db) => db.links,
    empty: (db) => emptied(db.links),
    label: { text: '名称', field: 'name' },
    fill: (user) => user.type(screen.getByLabelText(/网址/), 'https://partner.example.com/'),
  },
  {
    name: 'announcement',
    list: 'WholeList',
    path: 'site/announcement',
    title: '公告',
    newButton: '发布公告',
    calls: {
      list: 'GET /notice/get',
      create: 'POST /notice/create',
      update: 'PUT /notice/update',
      remove: 'DELETE /notice/delete',
    },
    stored: (db) => db.announcements,
    empty: (db) => emptied(db.announcements),
    label: { text: '标题', field: 'title' },
    fill: async () => {},
  },
  {
    name: 'product category',
    list: 'WholeList',
    path: 'content/productscategory',
    title: '产品分类',
    newButton: '新建产品分类',
    calls: {
      list: 'GET /product-category/list',
      create: 'POST /product-category/create',
      update: 'PUT /product-category/update',
      remove: 'DELETE /product-category/delete',
    },
    stored: (db) => db.productCategories,
    empty: (db) => emptied(db.productCategories),
    freeAll: (db) => emptied(db.products),
    label: { text: '名称', field: 'name' },
    fill: async () => {},
  },
  {
    name: 'product',
    list: 'PagedList',
    path: 'content/products',
    title: '产品',
    newButton: '新建产品',
    calls: {
      list: 'GET /product/page',
      create: 'POST /product/create',
      update: 'PUT /product/update',
      remove: 'DELETE /product/delete',
    },
    stored: (db) => db.products,
    empty: (db) => emptied(db.products),
    label: { text: '名称', field: 'name' },
    fill: async (user) => {
      letPicturesLoad();
      await user.click(screen.getByRole('combobox', { name: /分类/ }));
      const [first] = await screen.findAllByRole('option');
      if (first) await user.click(first);
      const file = photoFile(1, '产品.png');
      await user.upload(screen.getByLabelText(/^产品图片/, { selector: 'input' }), file);
      await screen.findByText('已上传 1 张图片');
    },
  },
  {
    name: 'news category',
    list: 'OrderedList',
    path: 'content/industry-news-category',
    title: '新闻分类',
    newButton: '新建新闻分类',
    calls: {
      list: 'GET /news-category/list',
      create: 'POST /news-category/create',
      update: 'PUT /news-category/update',
      remove: 'DELETE /news-category/delete',
    },
    stored: (db) => db.newsCategories,
    empty: (db) => emptied(db.newsCategories),
    freeAll: (db) => emptied(db.news),
    label: { text: '名称', field: 'name' },
    fill: async () => {},
  },
  {
    name: 'news',
    list: 'PagedList',
    path: 'content/industry-news',
    title: '行业新闻',
    newButton: '发布新闻',
    calls: {
      list: 'GET /news/page',
      create: 'POST /news/create',
      update: 'PUT /news/update',
      remove: 'DELETE /news/delete',
    },
    stored: (db) => db.news,
    empty: (db) => emptied(db.news),
    label: { text: '标题', field: 'title' },
    fill: async (user) => {
      await user.click(screen.getByRole('combobox', { name: /分类/ }));
      const [first] = await screen.findAllByRole('option');
      if (first) await user.click(first);
    },
  },
  {
    name: 'honor',
    list: 'PagedList',
    path: 'content/honor',
    title: '荣誉资质',
    newButton: '新建荣誉',
    calls: {
      list: 'GET /honor/page',
      create: 'POST /honor/create',
      update: 'PUT /honor/update',
      remove: 'DELETE /honor/delete',
    },
    stored: (db) => db.honors,
    empty: (db) => emptied(db.honors),
    label: { text: '名称', field: 'name' },
    fill: async (user) => {
      letPicturesLoad();
      const file = photoFile(1, '证书.png');
      await user.upload(screen.getByLabelText(/^证书图片/, { selector: 'input' }), file);
      await screen.findByText('证书.png 已上传');
    },
  },
  {
    name: 'development history',
    list: 'PagedList',
    path: 'content/development-history',
    title: '发展历程',
    newButton: '新建历程',
    calls: {
      list: 'GET /develop/page',
      create: 'POST /develop/create',
      update: 'PUT /develop/update',
      remove: 'DELETE /develop/delete',
    },
    stored: (db) => db.history,
    empty: (db) => emptied(db.history),
    label: { text: '标题', field: 'title' },
    fill: async (user) => {
      await user.click(screen.getByRole('spinbutton', { name: '年份' }));
      await user.keyboard('201809');
    },
  },
  {
    name: 'job',
    list: 'PagedList',
    path: 'content/recruitment-info',
    title: '招聘信息',
    newButton: '发布职位',
    calls: {
      list: 'GET /job/page',
      create: 'POST /job/create',
      update: 'PUT /job/update',
      remove: 'DELETE /job/delete',
    },
    stored: (db) => db.jobs,
    empty: (db) => emptied(db.jobs),
    label: { text: '职位名称', field: 'title' },
    fill: async (user) => {
      await user.type(screen.getByRole('textbox', { name: /^部门/ }), '研发中心');
      await user.type(screen.getByRole('combobox', { name: /^工作城市/ }), '杭州');
    },
  },
  {
    name: 'navigation menu',
    list: 'WholeList',
    path: 'system/menu',
    title: '菜单管理',
    newButton: '新建菜单项',
    calls: {
      list: 'GET /menu/show',
      create: 'POST /menu/create',
      update: 'PUT /menu/update',
      remove: 'DELETE /menu/delete',
    },
    stored: (db) => db.menu,
    empty: (db) => emptied(db.menu),
    label: { text: '名称', field: 'title' },
    fill: async () => {},
  },
];
