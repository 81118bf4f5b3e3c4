import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import type { Database } from '../database.ts';
import { accessLogCalls } from './access-log.ts';
import { advertisementCalls } from './advertisements.ts';
import { announcementCalls } from './announcements.ts';
import { chatCalls } from './chat.ts';
import { companyInfoCalls } from './company-info.ts';
import { controlHandlers } from './control.ts';
import { toHandler } from './define.ts';
import { enquiryCalls } from './enquiries.ts';
import { historyCalls } from './history.ts';
import { honorCalls } from './honors.ts';
import { jobCalls } from './jobs.ts';
import { linkCalls } from './links.ts';
import { menuCalls } from './menu.ts';
import { newsCalls } from './news.ts';
import { newsCategoryCalls } from './news-categories.ts';
import { photoCalls } from './photos.ts';
import { pictureHandlers } from './pictures.ts';
import { productCategoryCalls } from './product-categories.ts';
import { productCalls } from './products.ts';
import { sessionCalls } from './session.ts';
import { userFileCalls } from './user-files.ts';
import { userCalls } from './users.ts';

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

/** Last handler of hosts that would otherwise pass unknown calls to a web server's index page. */
export const unknownCall = http.all(/^https?:\/\/[^/]+\/api\//, ({ request }) =>
  HttpResponse.json(
    { success: false, code: 404, message: `没有这个接口：${request.method} ${request.url}` },
    { status: 404 },
  ),
);
