import { type Announcement, announcementApi } from '#src/features/announcement/schema.ts';
import { type Seed, type Table, times } from './context.ts';
import { site } from './english/site.ts';
import { withEnglish } from './english/with-english.ts';
import { list, paragraph } from './texts/html.ts';

type Text = Pick<Announcement, 'title' | 'type' | 'content' | 'pinned'> & {
  /** In days, relative to the base day. */
  from: number;
  until?: number;
  hidden?: boolean;
};

const texts: Text[] = [
  {
    title: '云平台将于本周日凌晨 2:00 至 4:00 例行维护',
    type: 'notice',
    pinned: true,
    from: -2,
    until: 6,
    content:
      paragraph('为提升数据查询速度，青禾云调度平台将于本周日凌晨 2:00 至 4:00 进行例行维护。') +
      list([
        '维护期间网页与手机端暂不能登录；',
        '现场控制器按本地策略正常运行，不受影响；',
        '维护期间的监测数据会在恢复后自动补传。',
      ]) +
      paragraph('如有紧急情况，请拨打服务热线 400-000-0808。'),
  },
  {
    title: '冬季温室保温设备免费巡检开始预约',
    type: 'notice',
    pinned: false,
    from: -9,
    until: 45,
    content:
      paragraph(
        '入冬前，青禾各地服务站为在保客户提供一次免费巡检，内容包括传感器校准、执行机构行程检查与备用电源测试。',
      ) + paragraph('请通过服务热线或微信服务号预约，名额按预约先后安排。'),
  },
  {
    title: '关于防范冒用我公司名义销售设备的声明',
    type: 'bulletin',
    pinned: false,
    from: -30,
    content:
      paragraph(
        '近期有客户反映，个别网店冒用我公司名义销售翻新传感器。青禾全部产品机身均有唯一序列号，可在官方微信服务号中查验真伪。',
      ) + paragraph('请认准官方及授权渠道。对冒用我公司名义的行为，我们将依法追究责任。'),
  },
  {
    title: 'QH-S200W 早期批次电池更换通知',
    type: 'bulletin',
    pinned: false,
    from: -55,
    content: paragraph(
      '为延长设备寿命，我们将为 2021 年 6 月前出厂的 QH-S200W 免费更换电池。请在服务号中输入序列号登记，服务人员会与您约定上门时间。',
    ),
  },
  {
    title: '国庆期间发货与服务安排',
    type: 'notice',
    pinned: false,
    from: -60,
    until: -44,
    content: paragraph('国庆期间仓库暂停发货三天，服务热线与远程支持照常。'),
  },
  {
    title: '年度用户大会报名即将开启',
    type: 'notice',
    pinned: false,
    from: 12,
    until: 60,
    content: paragraph('今年的用户大会将以“把经验留在系统里”为题，报名通道将准时开放，敬请期待。'),
  },
  {
    title: '售后政策调整（草稿）',
    type: 'bulletin',
    pinned: false,
    from: -1,
    hidden: true,
    content: paragraph('内部讨论稿，暂不发布。'),
  },
];

export const announcementsTable: Table<Announcement> = {
  record: announcementApi.record,
  seed: seedAnnouncements,
};

/** One pinned, one expired, one scheduled, one hidden. */
function seedAnnouncements(seed: Seed): Announcement[] {
  const rows = texts.map(({ from, until, hidden, ...text }, index) => ({
    ...text,
    id: index + 1,
    publishTime: seed.at(from, '08:30'),
    expireTime: until === undefined ? '' : seed.at(until, '18:00'),
    status: hidden ? (1 as const) : (0 as const),
    ...times(seed, Math.max(-from, 1)),
  }));
  return withEnglish(rows, ['title', 'content'], site);
}
