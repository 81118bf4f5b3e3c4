import { User } from '#src/features/user/schema.ts';
import { type Seed, type Table, times } from './context.ts';

/** Password of all sample users. */
const PASSWORD = 'demo1234';

const people: [username: string, nickname: string, remark: string][] = [
  ['admin', '系统管理员', '演示账号'],
  ['linxia', '林夏', '市场部'],
  ['zhouyi', '周毅', '市场部'],
  ['chenmo', '陈默', '研发中心'],
  ['wangfang', '王芳', '农艺部'],
  ['liuyang', '刘洋', '研发中心'],
  ['zhaomin', '赵敏', '客户服务部'],
  ['sunhao', '孙浩', '生产部'],
  ['wujing', '吴静', '人力资源部'],
  ['xulei', '徐磊', '研发中心'],
  ['hemei', '何梅', '农艺部'],
  ['gaofeng', '高峰', '质量部'],
  ['luoqian', '罗倩', '产品部'],
  ['zhengkai', '郑凯', '客户服务部'],
  ['dengli', '邓丽', '财务部'],
  ['fanwei', '范伟', '生产部'],
  ['pengyu', '彭宇', '研发中心'],
  ['caoying', '曹颖', '市场部'],
  ['yuanbo', '袁博', '农艺部'],
  ['jiangnan', '江南', '产品部'],
  ['shenyue', '沈悦', '市场部'],
  ['tangjie', '唐杰', '客户服务部'],
  ['hanxue', '韩雪', '人力资源部'],
  ['fengtao', '冯涛', '质量部'],
  ['dongqi', '董琪', '财务部'],
  ['yangguang', '杨光', '农艺部'],
  ['liangchen', '梁晨', '研发中心'],
  ['songjia', '宋佳', '产品部'],
  ['xieting', '谢婷', '市场部'],
  ['weilan', '韦岚', '客户服务部'],
  ['lvbin', '吕斌', '生产部'],
  ['jinhui', '金辉', '质量部'],
  ['shijun', '石军', '生产部'],
  ['kongling', '孔玲', '农艺部'],
  ['baiyun', '白云', '市场部'],
  ['maoning', '毛宁', '研发中心'],
  ['qiuju', '邱菊', '客户服务部'],
  ['renzhi', '任智', '产品部'],
  ['yaoyao', '姚瑶', '市场部'],
  ['tianye', '田野', '农艺部'],
  ['oldstaff', '程海', '已离职'],
  ['tempuser', '实习账号', '实习结束'],
];

export const usersTable: Table<User> = { record: User, seed: seedUsers };

/** Forty active users, every ninth disabled, and two deleted. */
function seedUsers(seed: Seed): User[] {
  const random = seed.random('users');
  return people.map(([username, nickname, remark], index) => ({
    id: index + 1,
    username,
    nickname,
    email: `${username}@qinghe.example.com`,
    phone: `1380000${String(index).padStart(4, '0')}`,
    avatar: `/api/pictures/avatar-${index + 1}.svg`,
    role: index === 0 || index % 13 === 1 ? 'admin' : 'editor',
    status: index > 0 && index % 9 === 0 ? 1 : 0,
    remark,
    lastLoginTime: index % 5 === 4 ? '' : seed.at(-random.int(1, 60), `${random.int(8, 20)}:12`),
    lastLoginIp: `192.0.2.${random.int(2, 250)}`,
    password: PASSWORD,
    ...(index >= 40 ? { deleted: true } : {}),
    ...times(seed, 900 - index * 20),
  }));
}
