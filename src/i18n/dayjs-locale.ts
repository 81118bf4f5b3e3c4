import dayjs from 'dayjs';

// dayjs carries English itself; the others are fetched when somebody needs them (I6).
const LOCALES: Record<string, () => Promise<unknown>> = {
  en: async () => undefined,
  vi: () => import('dayjs/locale/vi.js'),
  fr: () => import('dayjs/locale/fr.js'),
  'zh-cn': () => import('dayjs/locale/zh-cn.js'),
  'ar-sa': () => import('dayjs/locale/ar-sa.js'),
};

/** Makes dayjs speak one of the registered languages from now on; one it does not know stays English. */
export async function loadDayjsLocale(name: string): Promise<void> {
  await LOCALES[name]?.();
  dayjs.locale(name in LOCALES ? name : 'en');
}
