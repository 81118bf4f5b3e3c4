import { emptyEnquiry, EnquiryInput } from '#src/features/enquiry/input.ts';
import { Message } from '#src/features/enquiry/message.ts';
import { Enquiry } from '#src/features/enquiry/schema.ts';
import { toServerTime } from '../../server-time.ts';
import { oneCall, pageCall, removeCall, type Resource, updateCall } from '../crud.ts';
import { bodyOf, define } from '../define.ts';
import { equals, newestFirst } from '../query.ts';
import { validate } from '../validate.ts';

const DAY = 'YYYY-MM-DD'.length;

const resource: Resource<Enquiry> = {
  rows: (db) => db.enquiries,
  record: Enquiry,
  input: EnquiryInput,
  empty: emptyEnquiry,
  noun: '留言',
  listing: {
    search: ['name', 'contact', 'company', 'region', 'content', 'title', 'note'],
    filters: {
      progress: equals('progress'),
      type: equals('type'),
      suspicious: equals('suspicious'),
      from: ({ createTime }, day) => toServerTime(createTime).slice(0, DAY) >= day,
      to: ({ createTime }, day) => toServerTime(createTime).slice(0, DAY) <= day,
    },
    order: newestFirst('createTime'),
  },
};

export const enquiryCalls = [
  define(
    'POST /enquiry/create',
    async ({ db, request }) => {
      const message = validate(Message, await bodyOf(request));
      const stored = db.enquiries.all().find(({ key }) => key === message.key);
      if (stored) return stored.id;
      const now = db.now().toISOString();
      const times = { createTime: now, updateTime: now };
      return db.enquiries.insert((id) => ({
        ...emptyEnquiry,
        id,
        ...message,
        ...times,
      })).id;
    },
    'anyone',
  ),
  { ...pageCall('GET /enquiry/page', resource), access: 'session' as const },
  { ...oneCall('GET /enquiry/get', resource), access: 'session' as const },
  updateCall('PUT /enquiry/update', resource),
  removeCall('DELETE /enquiry/delete', resource),
];
