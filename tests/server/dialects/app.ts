// The app's API modules, imported again for each dialect, because they read the configuration once.

export { connectClient, request, toRequest } from '#src/api/client/client.ts';
export { uploadFile } from '#src/api/uploads/files.ts';
export { STATUS } from '#src/api/fields/status.ts';
export { isVisibleNow } from '#src/api/fields/visibility.ts';
export { hasCall } from '#src/api/wire/server-call.ts';
export { advertisementApi } from '#src/features/advertisement/api.ts';
export { announcementAdminApi as announcementApi } from '#src/features/announcement/admin-api.ts';
export { emptyAnnouncement } from '#src/features/announcement/input.ts';
export { authApi } from '#src/features/auth/api.ts';
export { companyInfoApi } from '#src/features/company-info/api.ts';
export { friendlyLinkApi } from '#src/features/friendly-link/api.ts';
export { menuApi } from '#src/features/menu/api.ts';
export { newsCategoryAdminApi as newsCategoryApi } from '#src/features/news/category/admin-api.ts';
export { emptyNews } from '#src/features/news/input.ts';
export { newsAdminApi as newsApi } from '#src/features/news/admin-api.ts';
export { productApi } from '#src/features/product/api.ts';
export { userApi } from '#src/features/user/api.ts';
export { emptyUser } from '#src/features/user/input.ts';
export { User } from '#src/features/user/schema.ts';
export { fieldErrorsOf } from '#src/lib/errors/field-errors.ts';
export { CONTRACT, OPTIONAL } from '#tools/api-check/calls.ts';
export { runContract } from '#tools/api-check/run-contract.ts';
