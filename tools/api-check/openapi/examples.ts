import { isRecord } from '#src/lib/records/is-record.ts';
import type { Json } from './json.ts';

/** Realistic values by field name. */
const BY_NAME: Record<string, unknown> = {
  address: '浙江省杭州市余杭区文一西路 1 号',
  advertisement: '春季新品',
  author: '市场部',
  avatar: '/api/files/avatar.webp',
  buttonText: '了解更多',
  caption: '公司与产品动态',
  categoryName: '公司新闻',
  certificateNo: 'ZJ-2026-018',
  city: '杭州',
  companyaddress: '浙江省杭州市余杭区文一西路 1 号',
  contactEmail: 'hr@example.com',
  contacts: '李女士',
  content: '<p>新一代温室控制器今天上市。</p>',
  cover: '/api/pictures/controller-640.webp',
  department: '研发部',
  description: '全国温室控制系统的供应商',
  duties: '<p>负责控制器的软件。</p>',
  education: '本科',
  email: 'editor@example.com',
  experience: '3 年',
  fax: '0571-8888 0001',
  headcount: 2,
  icp: '浙ICP备00000000号',
  image: '/api/pictures/factory-960.webp',
  introduction: '<p>我们为温室提供传感器和控制器。</p>',
  ip: '203.0.113.7',
  issuer: '浙江省科学技术厅',
  keyword: '温室',
  lastLoginIp: '203.0.113.7',
  link: '/product',
  linkTarget: 'self',
  logo: '/api/pictures/logo.svg',
  message: '用户名已存在',
  model: 'QH-C200',
  name: '温室控制器',
  nickname: '张编辑',
  pageNo: 1,
  pageSize: 20,
  password: 'correct-horse-8',
  path: '/news',
  phone: '0571-8888 0000',
  policeIcp: '浙公网安备33011000000000号',
  position: 'header',
  postcode: '310000',
  referrer: 'https://example.com/',
  region: '浙江省杭州市',
  remark: '华东区',
  requirements: '<p>熟悉 TypeScript。</p>',
  role: 'editor',
  seoDescription: '新一代温室控制器',
  seoKeywords: '温室,控制器',
  seoTitle: '新一代温室控制器',
  slogan: '让种植更简单',
  sortField: 'sort',
  source: '本站',
  subtitle: '更省水，更省电',
  summary: '更省水，更省电',
  title: '新一代温室控制器上市',
  total: 1,
  type: 'notice',
  url: 'https://example.com/',
  userAgent: 'Mozilla/5.0',
  username: 'editor',
  value: '220 V',
};

const BY_FORMAT: Record<string, string> = {
  'date-time': '2026-11-20T00:00:00.000Z',
  email: 'editor@example.com',
  binary: '',
};

/** Returns an example that fits a schema, with realistic values for its fields. */
export function exampleOf(schema: unknown, schemas: Json, name = ''): unknown {
  if (!isRecord(schema)) return null;
  if (typeof schema.$ref === 'string') {
    return exampleOf(schemas[schema.$ref.split('/').at(-1) ?? ''], schemas, name);
  }
  const types = new Set([schema.type].flat());
  if ('const' in schema) return schema.const;
  const named = BY_NAME[name];
  if (Array.isArray(schema.enum)) return schema.enum.includes(named) ? named : schema.enum[0];
  if (Array.isArray(schema.allOf)) {
    return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, schemas, name)));
  }
  const [option] = [schema.anyOf, schema.oneOf].find(Array.isArray) ?? [];
  if (types.has('object') && Array.isArray(schema.examples)) return schema.examples[0];
  if (types.has('object')) return objectExample(schema, schemas);
  if (types.has('string') && typeof named === 'string' && isFree(schema)) {
    return named;
  }
  if (types.has('integer') && typeof named === 'number') return named;
  if (Array.isArray(schema.examples)) return schema.examples[0];
  if (option !== undefined) return exampleOf(option, schemas, name);
  // Menu items contain menu items without a limit.
  if (types.has('array')) return name === 'children' ? [] : [exampleOf(schema.items, schemas)];
  if (types.has('boolean')) return true;
  if (types.has('number') || types.has('integer')) return schema.minimum ?? 1;
  return types.has('string') ? (BY_FORMAT[String(schema.format)] ?? '…') : null;
}

/** True if the schema asks for any text. */
function isFree({ pattern, format }: Json): boolean {
  return pattern === undefined && format === undefined;
}

function objectExample({ properties, additionalProperties }: Json, schemas: Json): Json {
  const entries = Object.entries(isRecord(properties) ? properties : {});
  const example = entries.map(([name, part]) => [name, exampleOf(part, schemas, name)] as const);
  const others = isRecord(additionalProperties)
    ? [['username', exampleOf(additionalProperties, schemas, 'message')] as const]
    : [];
  return Object.fromEntries([...example, ...others]);
}
