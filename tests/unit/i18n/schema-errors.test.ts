import i18next from 'i18next';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  emailInput,
  linkInput,
  requiredInput,
  sortInput,
  urlInput,
} from '#src/api/fields/input.ts';
import { startI18n } from '#src/i18n/i18n.ts';
import { codeSchemaErrors, fieldMessage } from '#src/i18n/schema-errors.ts';

beforeAll(async () => {
  codeSchemaErrors();
  await startI18n();
});

/** Message of an invalid value. */
function messageFor(schema: v.GenericSchema, value: unknown): string {
  const [issue] = v.safeParse(schema, value).issues ?? [];
  return issue ? fieldMessage(issue.message) : '';
}

describe('messages beside fields', () => {
  it.each([
    [requiredInput(60), '', '此项为必填', 'required'],
    [requiredInput(60), '  ', '此项为必填', 'required'],
    [requiredInput(3), '四个字符', '最多 3 个字符', '3'],
    [urlInput, 'ftp://example.com', 'http://', 'http://'],
    [linkInput, '//example.com', '/', '/'],
    [emailInput, 'nobody', '邮箱', 'email'],
    [sortInput, -1, '不能小于 0', '0'],
    [sortInput, 10_000, '不能大于 9999', '9999'],
    [sortInput, 1.5, '整数', 'whole'],
    [sortInput, 'x', '整数', 'whole'],
    [v.pipe(v.array(v.string()), v.maxLength(2)), ['a', 'b', 'c'], '最多 2 项', '2'],
  ])('B2: are in the current language', async (schema, value, chinese, english) => {
    await i18next.changeLanguage('cn');
    expect(messageFor(schema, value)).toContain(chinese);
    await i18next.changeLanguage('en');
    expect(messageFor(schema, value)).toContain(english);
  });

  it('B3: show the server’s own messages', () => {
    expect(fieldMessage('名称已存在：青禾')).toBe('名称已存在：青禾');
  });
});
