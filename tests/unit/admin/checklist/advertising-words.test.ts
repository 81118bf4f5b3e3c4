import { describe, expect, it } from 'vitest';
import { findAdvertisingWords } from '#src/admin/form/checklist/find-advertising-words.ts';

const wordsIn = (text: string) => findAdvertisingWords(text).map(({ word }) => word);

describe('words of the Advertising Law', () => {
  it.each([
    ['国家级品质，最佳选择', ['国家级', '最佳']],
    ['全国销量第一的品牌', ['销量第一']],
    ['行业第一', ['行业第一']],
    ['我们是第一品牌', ['第一品牌']],
    ['本地区最大的工厂，规模最大', ['地区最大', '规模最大']],
    ['最高质量，最低价', ['最高质量', '最低价']],
    ['国内最大、业内首款', ['国内最大', '业内首款']],
    ['最先进的技术，最受欢迎', ['最先进', '最受欢迎']],
    ['国家免检产品，质量一流', ['国家免检']],
    ['根治顽疾，无副作用', ['根治', '无副作用']],
    ['稳赚不赔', ['稳赚不赔']],
    ['该产品专利申请中', ['专利申请中']],
    ['NO.1 的选择，ｔｏｐ１', ['NO.1', 'ｔｏｐ１']],
    ['顶 级 配置，唯\u200B一', ['顶级', '唯一']],
    ['最好的设备', ['最好']],
  ])('are found in %s', (text, words) => {
    expect(wordsIn(text)).toEqual(words);
  });

  it.each([
    '最近一周，最后一次，最新公告，最终解释',
    '第一步，第一季度，第一时间，第一次，第一批，第一手资料，第一车间',
    '中国第一汽车集团、第一人民医院、第一书记',
    '最大功率 5 kW，最高工作温度 80 ℃，最小起订量，最低工资标准',
    '安全第一，质量第一；客户第一',
    '国家级高新技术企业，国家级专精特新小巨人',
    '荣获最佳供应商、最佳雇主',
    '唯一编号、绝对误差、永久磁铁、万能试验机、活动顶尖',
    '我最怕的是停电；最低气温 2 ℃，响起最长的掌声，种植者最宝贵的是判断',
    '第一支探头，第一茬番茄，首款控制器量产，首个订单，永远排在第一位',
    '最大的特点是轻，耗能最大的设备，诚信第一',
    '最高人民法院，最惠国待遇，最大限度，利益最大化',
    '最好在上午浇水，最好提前预约',
    '独特供应链，首个工作日，投资回报率',
    'Model NO.15，STOP1，no12',
  ])('are not seen in %s', (text) => {
    expect(wordsIn(text)).toEqual([]);
  });

  it('come once each, with their rule, the number of places, and what stands around the first', () => {
    const text = '第一行没有。\n我们为客户提供最佳的温室与最佳的服务，欢迎来电';
    expect(findAdvertisingWords(text)).toEqual([
      {
        word: '最佳',
        rule: 'superlative',
        before: '我们为客户提供',
        after: '的温室与最佳的服…',
        count: 2,
      },
    ]);
  });

  it('stand between whole characters where the text around them is long', () => {
    const [found] = findAdvertisingWords(`${'𠮷'.repeat(20)}最佳${'👨‍👩‍👧'.repeat(20)}`);
    expect(found).toMatchObject({ before: `…${'𠮷'.repeat(8)}`, after: `${'👨‍👩‍👧'.repeat(8)}…` });
  });
});
