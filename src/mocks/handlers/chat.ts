import { type ChatMessage, ChatRequest } from '#src/api/chat/chat-schema.ts';
import { jobs } from '../seed/english/jobs.ts';
import { site } from '../seed/english/site.ts';
import { productWords } from '../seed/products.ts';
import { bodyOf, define } from './define.ts';
import { validate } from './validate.ts';

/** A language model that always gives the same answer to the same messages. */
export const chatCalls = [
  define('POST /ai/chat', async ({ request }) => {
    const { model, messages } = validate(ChatRequest, await bodyOf(request));
    const [system = '', user = ''] = messages.map(wordsOf);
    const [, kind = ''] = /^Task: (\w+)/.exec(system) ?? [];
    const message = { role: 'assistant', content: ANSWERS[kind]?.(user) ?? user };
    return { model, choices: [{ index: 0, message, finish_reason: 'stop' }] };
  }),
];

// Some answers have code fences or quotes around them, as those of real models do.
const ANSWERS: Record<string, (user: string) => string> = {
  summary: (user) => beginning(textIn(user), 76),
  seoTitle: (user) => `“${titleIn(user).slice(0, 24)}｜要点一览”`,
  seoDescription: (user) => beginning(textIn(user), 68),
  english: (text) =>
    text.startsWith('<') ? `\`\`\`html\n${englishHtml(text)}\n\`\`\`` : englishOf(text),
  lawful: (user) => {
    const [, words = '', text = ''] = /^Words: (.*)\n\n([^]*)$/.exec(user) ?? [];
    return words.split(', ').reduce((left, word) => left.replaceAll(word, '优质'), text);
  },
  alt: () => '“温室里成排生长的作物，上方是控制设备。”',
};

const WORDS = { ...jobs, ...productWords, ...site };

/** The English text of the seed, or one word for each Chinese character. */
function englishOf(chinese: string): string {
  const text = chinese.trim();
  if (!/\p{Script=Han}/u.test(text)) return chinese;
  const lists = text.split(', ').map((item) => WORDS[item]);
  return lists.some((item) => item === undefined)
    ? `English draft of ${text.length} characters`
    : lists.join(', ');
}

function englishHtml(html: string): string {
  return html
    .replaceAll(/>([^<]+)</g, (_piece, text: string) => `>${englishOf(text)}<`)
    .replaceAll(/(alt|title)="([^"]+)"/g, (_all, name: string, text: string) => {
      return `${name}="${englishOf(text)}"`;
    });
}

const titleIn = (user: string) => /^Title: (.*)/.exec(user)?.[1] ?? '';
const textIn = (user: string) => user.replace(/^Title: .*\n+/, '');

/** The beginning of a text, cut at the end of a sentence or clause if possible. */
function beginning(text: string, length: number): string {
  const start = text.replaceAll(/\s+/g, '').slice(0, length);
  const end = Math.max(...['。', '；', '，'].map((mark) => start.lastIndexOf(mark)));
  return end < length / 5 ? start : `${start.slice(0, end)}。`;
}

function wordsOf({ content }: ChatMessage): string {
  return typeof content === 'string'
    ? content
    : content.map((part) => (part.type === 'text' ? part.text : '')).join('');
}
