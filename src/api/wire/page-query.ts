/**
 * Replaces the paging parameters by the server's form:
 * `page={pageIndex}&sort={sortField},{sortOrder}`. A parameter with an unset placeholder is left
 * out.
 */
export function toPageQuery(
  form: string,
  { pageNo, pageSize, sortField, sortOrder, keyword, ...filters }: Record<string, unknown>,
): Record<string, unknown> {
  const isPage = typeof pageNo === 'number';
  const values = new Map<string, unknown>([
    ['pageNo', pageNo],
    // Starts at 0.
    ['pageIndex', isPage ? pageNo - 1 : undefined],
    ['offset', isPage ? (pageNo - 1) * Number(pageSize) : undefined],
    ['pageSize', pageSize],
    ['sortField', sortField],
    ['sortOrder', sortOrder],
    ['keyword', keyword],
  ]);
  const parameters = [...new URLSearchParams(form)].flatMap(([name, place]) => {
    let isSet = true;
    const text = place.replaceAll(/\{(\w+)\}/g, (_place, key: string) => {
      const value = values.get(key);
      const isText = typeof value === 'number' || (typeof value === 'string' && value !== '');
      isSet &&= isText;
      return isText ? `${value}` : '';
    });
    return isSet ? [[name, text] as const] : [];
  });
  return { ...filters, ...Object.fromEntries(parameters) };
}
