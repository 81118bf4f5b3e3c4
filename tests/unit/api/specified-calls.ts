/** The specified calls: the tests' own copy, with which code, mock and table must agree. */
export const SPECIFIED_CALLS: string[] = [
  ...calls('/user', 'POST login logout create import', 'PUT update update-password reset-status'),
  ...calls('/user', 'GET recycle/show page get get-import-template export', 'DELETE delete'),
  ...calls('/scroller', 'PUT update', 'POST create', 'GET get details', 'DELETE delete'),
  ...calls('/product', 'PUT update', 'POST create', 'DELETE delete'),
  ...calls('/product', 'GET simple-list page get export-excel'),
  ...calls('/product-category', 'PUT update', 'POST create', 'GET list get', 'DELETE delete'),
  ...calls('/notice', 'PUT update', 'POST create', 'GET get details', 'DELETE delete'),
  ...calls('/news', 'PUT update', 'POST create', 'GET top3 page get', 'DELETE delete'),
  ...calls('/news-category', 'PUT update', 'POST create', 'GET list get', 'DELETE delete'),
  ...calls('/menu', 'PUT update', 'POST create', 'GET system/list show list get foot'),
  ...calls('/menu', 'DELETE delete'),
  ...calls('/links', 'PUT update', 'POST create', 'GET get details', 'DELETE delete'),
  ...['/job', '/honor', '/develop'].flatMap((path) =>
    calls(path, 'PUT update', 'POST create', 'GET page get', 'DELETE delete'),
  ),
  ...calls('/contract', 'GET all get', 'POST create', 'PUT update', 'DELETE delete'),
  ...calls('/access-log', 'PUT update', 'POST create', 'GET get details', 'DELETE delete'),
  'POST /file',
  'GET /show',
  'GET /download',
  'GET /system/captcha',
];

/** Calls beyond the specification, which a variable of the build turns on. */
export const OPTIONAL_CALLS: string[] = [
  'PUT /show/update',
  'DELETE /show/delete',
  'POST /ai/chat',
  ...calls('/enquiry', 'POST create', 'GET page get', 'PUT update', 'DELETE delete'),
];

function calls(path: string, ...rows: string[]): string[] {
  return rows.flatMap((row) => {
    const [method, ...names] = row.split(' ');
    return names.map((name) => `${method} ${path}/${name}`);
  });
}
