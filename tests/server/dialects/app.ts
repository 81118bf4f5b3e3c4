// The app's API modules, imported again for each dialect, because they read the configuration once.

import { adminApi } from '#src/admin/admin-api.ts';
import { emptyOf } from '#src/api/fields/record-input.ts';
import { announcementApi as announcementReads } from '#src/features/announcement/schema.ts';
import { newsCategoryApi as newsCategoryReads } from '#src/features/news/category/schema.ts';
import { newsApi as newsReads } from '#src/features/news/schema.ts';

export const announcementApi = adminApi(announcementReads);
export const newsApi = adminApi(newsReads);
export const newsCategoryApi = adminApi(newsCategoryReads);
export const emptyAnnouncement = () => emptyOf(announcementReads.fields);
export const emptyNews = () => emptyOf(newsReads.fields);

export { connectClient, request, toRequest } from '#src/api/client/client.ts';
export { passwordInput } from '#src/api/fields/input.ts';
export { uploadFile } from '#src/api/uploads/files.ts';
export { STATUS } from '#src/api/fields/status.ts';
export { isVisibleNow } from '#src/api/fields/visibility.ts';
export { hasCall } from '#src/api/wire/server-call.ts';
export { advertisementApi } from '#src/features/advertisement/schema.ts';
export { authApi } from '#src/features/auth/api.ts';
export { companyInfoApi } from '#src/features/company-info/api.ts';
export { friendlyLinkApi } from '#src/features/friendly-link/schema.ts';
export { menuApi } from '#src/features/menu/api.ts';
export { productApi } from '#src/features/product/schema.ts';
export { userApi } from '#src/features/user/api.ts';
export { emptyUser } from '#src/features/user/input.ts';
export { User } from '#src/features/user/schema.ts';
export { fieldErrorsOf } from '#src/lib/errors/field-errors.ts';
export { CONTRACT, OPTIONAL } from '#tools/api-check/calls.ts';
export { runContract } from '#tools/api-check/run-contract.ts';
