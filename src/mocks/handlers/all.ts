import { http, type HttpHandler, HttpResponse } from 'msw';
import type { Database } from '../database.ts';
import { accessLogCalls } from './types/access-log.ts';
import { advertisementCalls } from './types/advertisements.ts';
import { announcementCalls } from './types/announcements.ts';
import { chatCalls } from './chat.ts';
import { companyInfoCalls } from './types/company-info.ts';
import { toHandler } from './define.ts';
import { enquiryCalls } from './types/enquiries.ts';
import { historyCalls } from './types/history.ts';
import { honorCalls } from './types/honors.ts';
import { jobCalls } from './types/jobs.ts';
import { linkCalls } from './types/links.ts';
import { menuCalls } from './types/menu.ts';
import { newsCalls, newsCategoryCalls } from './types/news.ts';
import { photoCalls } from './types/photos.ts';
import { pictureHandlers } from './pictures.ts';
import { productCategoryCalls, productCalls } from './types/products.ts';
import { sessionCalls } from './session.ts';
import { userFileCalls } from './types/user-files.ts';
import { userCalls } from './types/users.ts';
import * as v from 'valibot';

export const calls = [
  ...sessionCalls,
  ...menuCalls,
  ...companyInfoCalls,
  ...linkCalls,
  ...advertisementCalls,
  ...announcementCalls,
  ...newsCalls,
  ...newsCategoryCalls,
  ...productCalls,
  ...productCategoryCalls,
  ...photoCalls,
  ...jobCalls,
  ...historyCalls,
  ...honorCalls,
  ...userCalls,
  ...userFileCalls,
  ...accessLogCalls,
  ...enquiryCalls,
  ...chatCalls,
];

/** All handlers over one database, for any MSW host. */
export function createHandlers(db: Database): HttpHandler[] {
  return [
    ...calls.map((call) => toHandler(db, call)),
    ...pictureHandlers(db),
    ...controlHandlers(db),
  ];
}

/** Answers unknown calls with 404. The last handler of hosts that would otherwise return their index page. */
export const unknownCall = http.all(/^https?:\/\/[^/]+\/api\//, ({ request }) =>
  HttpResponse.json(
    { success: false, code: 404, message: `没有这个接口：${request.method} ${request.url}` },
    { status: 404 },
  ),
);

const FaultPlan = v.object({
  /** `GET /links/get`, or `*` for every call. */
  call: v.optional(v.string(), '*'),
  /** Null removes the call's faults. */
  fault: v.nullable(v.string()),
  times: v.optional(v.number()),
  body: v.optional(v.unknown()),
});

/** Control endpoints for tests in another process: faults, reset, request log. */
function controlHandlers(db: Database): HttpHandler[] {
  return [
    http.post('*/api/__mock__/faults', async ({ request }) => {
      const { call, fault, ...options } = v.parse(FaultPlan, await request.json());
      if (fault === null) db.faults.clear(call === '*' ? undefined : call);
      else db.faults.set(call, fault, options);
      return HttpResponse.json({ success: true, data: true });
    }),
    http.post('*/api/__mock__/reset', async () => {
      await db.reset();
      return HttpResponse.json({ success: true, data: true });
    }),
    http.get('*/api/__mock__/requests', ({ request }) => {
      const call = new URL(request.url).searchParams.get('call') ?? undefined;
      return HttpResponse.json({ success: true, data: db.requests.of(call) });
    }),
  ];
}
