// Registers the locales that the pickers may be asked for (I6); dayjs carries English itself. Imported
// with the pickers, not fetched after them: a picker whose locale changes forgets what is half typed.
import 'dayjs/locale/ar-sa.js';
import 'dayjs/locale/fr.js';
import 'dayjs/locale/vi.js';
import 'dayjs/locale/zh-cn.js';
