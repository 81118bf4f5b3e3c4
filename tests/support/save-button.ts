/** The name of a form’s save button in both languages, which says what saving does. */
export const SAVE = /^(保存|发布|定时发布|更新|Save|Publish|Schedule|Update)$/;

/** What the toast after a save says. */
export const SAVED = /^((保存|创建|发布)成功|已定于 .+ 发布)$/;
