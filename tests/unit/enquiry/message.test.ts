import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { MessageInput } from '#src/features/enquiry/message.ts';

const QUOTE = { quantity: '', region: '', company: '' };
const issueOf = (contact: string) => {
  const message = { name: '王', contact, content: '你好', consent: true, leaveEmpty: '', ...QUOTE };
  const { issues = [] } = v.safeParse(MessageInput, message);
  return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
};

it('a name of 40 rare characters is not too long', () => {
  const message = { contact: '95588', content: '你好', consent: true, leaveEmpty: '', ...QUOTE };
  expect(v.is(MessageInput, { ...message, name: '𠮷'.repeat(40) })).toBe(true);
  expect(v.is(MessageInput, { ...message, name: '𠮷'.repeat(41) })).toBe(false);
});

describe('the contact of a message', () => {
  it.each([
    '13800000001',
    '138 0000 0001',
    '+86 138-0000-0001',
    '１３８００００００００１'.slice(0, 11),
    '0571-8888 6666',
    '（0571）88886666'.normalize('NFKC'),
    '010 6255 1234 转 802'.replaceAll(' ', ''),
    '0571-88886666x12',
    '400-000-0808',
    '95588',
    '+44 20 7946 0018',
    '+1 (202) 555-0143',
    'wang@example.com',
    ' wang@example.com ',
  ])('may be %s', (contact) => expect(issueOf(contact)).toEqual([]));

  it.each(['12345', '1380000000', '138000000012', '微信 abc', '+0 123', '110'])(
    'is no phone number: %s',
    (contact) => expect(issueOf(contact)).toEqual(['contact: phoneOrEmail']),
  );

  it.each(['wang@', '@example.com', 'wang@example'])('is no address: %s', (contact) =>
    expect(issueOf(contact)).toEqual(['contact: email']),
  );
});
