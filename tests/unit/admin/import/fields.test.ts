import i18next from 'i18next';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { momentField } from '#src/admin/import/fields.ts';
import { startI18n } from '#src/i18n/i18n.ts';

beforeAll(startI18n);

const named = { name: 'time', label: 'time', titles: [] };

describe.each(['cn', 'en'] as const)('a time in a file, written in %s', (language) => {
  it.each(['Asia/Shanghai', 'America/New_York'])(
    'I6: is read as the same in each language, %s',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      const [moment, end] = ['2026-11-03T01:30:00.000Z', '2026-11-03T15:59:59.999Z'];
      const fields = [momentField(named), momentField({ ...named, isEnd: true })] as const;
      await i18next.changeLanguage(language);
      const texts = [fields[0].write(moment), fields[1].write(moment), fields[1].write(end)];
      for (const reader of ['cn', 'en']) {
        await i18next.changeLanguage(reader);
        const read = texts.map((text, index) => fields[index === 0 ? 0 : 1].read(text));
        expect(read).toEqual([{ value: moment }, { value: moment }, { value: end }]);
      }
      vi.unstubAllEnvs();
    },
  );
});
