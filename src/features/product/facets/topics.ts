/**
 * What a specification is about, by words of its name in either language, in the order in which a buyer is asked: first
 * what the product is for, then where it stands, then what it connects to; supply and details such as dimensions last.
 */
const TOPICS = {
  measured: /测量参数|监测|检测|识别|measured|monitored|detects/i,
  range: /量程|measuring range/i,
  /** For names that no other topic matches. */
  use: /^$/,
  protection: /防护|protection/i,
  conditions: /(?:工作|环境|使用|介质)(?:温|湿)度|(?:operating|ambient|fluid) (?:temp|hum)/i,
  mounting: /安装|mounting/i,
  interface: /通信|通讯|输出|接口|串口|上行|communication|output|interface|serial|uplink/i,
  supply: /供电|电源|电压|supply|voltage/i,
  details: /精度|尺寸|[长宽高]度|[杆层]高|重量|accuracy|dimensions|length|width|height|weight/i,
} as const;

type Topic = keyof typeof TOPICS;

const isTopic = (text: string): text is Topic => Object.hasOwn(TOPICS, text);
const ORDER = Object.keys(TOPICS).filter(isTopic);

export function topicOf(name: string): Topic {
  return ORDER.find((topic) => TOPICS[topic].test(name)) ?? 'use';
}

/** The rank of the topic in the order of questions. */
export const topicRank = (name: string): number => ORDER.indexOf(topicOf(name));

/** The rank of what few buyers know: before the supply. */
export const LATE = ORDER.indexOf('supply') - 0.5;
