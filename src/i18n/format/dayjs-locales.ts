// Registers the pickers' locales; dayjs includes English. Imported statically: a picker whose
// locale changes later loses half-typed input.
import 'dayjs/locale/ar-sa.js';
import 'dayjs/locale/fr.js';
import 'dayjs/locale/vi.js';
import 'dayjs/locale/zh-cn.js';
