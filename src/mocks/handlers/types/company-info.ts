import { emptyOf } from '#src/api/fields/record-input.ts';
import { CompanyInfoInput } from '#src/features/company-info/input.ts';
import { CompanyInfo, companyInfoFields } from '#src/features/company-info/schema.ts';
import type { Database } from '../../database.ts';
import { createCall, listCall, remove, type Resource, updateCall } from '../crud.ts';
import { bodyOf, type Context, define, type MockCall } from '../define.ts';
import { newestFirst } from '../query.ts';
import { Refusal } from '../refusal.ts';

const resource: Resource<CompanyInfo> = {
  rows: (db) => db.companyInfo,
  record: CompanyInfo,
  input: CompanyInfoInput,
  empty: () => emptyOf(companyInfoFields),
  noun: '公司信息',
  listing: { search: ['title'], order: newestFirst('createTime') },
  checkRemoval: (_, record) => {
    if (record.inForce) throw new Refusal(409, '正在使用的公司信息不能删除，请先启用另一条');
  },
};

export const companyInfoCalls = [
  listCall('GET /contract/all', resource),
  define('GET /contract/get', ({ db }) => db.companyInfo.all().find((row) => row.inForce) ?? null),
  oneInForce(createCall('POST /contract/create', resource)),
  oneInForce(updateCall('PUT /contract/update', resource)),
  define('DELETE /contract/delete', async (context) => {
    const { id } = await bodyOf(context.request);
    remove(context, resource, id);
    return true;
  }),
];

/** After a write, only the record written last stays in force. */
function oneInForce(write: MockCall): MockCall {
  return {
    ...write,
    answer: async (context: Context) => {
      const before = context.db.companyInfo.all();
      const answer = await write.answer(context);
      retireOthers(context.db, before);
      return answer;
    },
  };
}

function retireOthers(db: Database, before: readonly CompanyInfo[]): void {
  const written = db.companyInfo.all().find((row) => row.inForce && !before.includes(row));
  if (!written) return;
  for (const row of db.companyInfo.all()) {
    if (row.inForce && row !== written) db.companyInfo.replace({ ...row, inForce: false });
  }
}
