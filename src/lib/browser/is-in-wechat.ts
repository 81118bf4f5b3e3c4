/** Whether this is WeChat's own browser, which neither downloads nor prints. */
export function isInWechat(): boolean {
  return /MicroMessenger/i.test(navigator.userAgent);
}
