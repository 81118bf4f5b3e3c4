import { HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import { fileEnding, fileType, isArchive, isDrawing } from '#src/lib/files/file-types.ts';
import { firstGraphemes } from '#src/lib/text/graphemes.ts';
import { KIND_WORDS } from '../downloads/kind-words.ts';
import { type Attachment, FILE_KINDS } from '../schema.ts';

const HAN = /\p{Script=Han}/u;

/** A new attachment, guessed from the uploaded file's name; the editor corrects the rest. */
export function newAttachment(
  { name, size }: Pick<File, 'name' | 'size'>,
  url: string,
): Attachment {
  const ending = fileEnding(name);
  const title = name.slice(0, -ending.length - 1);
  return {
    title: firstGraphemes(title, 100),
    ...(HAS_ENGLISH && { titleEn: '' }),
    kind: kindOf(title, ending),
    url,
    size,
    type: fileType(name),
    language: HAN.test(title) ? 'zh' : '',
    version: /\bv\d+(?:\.\d+)*/i.exec(title)?.[0] ?? '',
  };
}

function kindOf(title: string, ending: string): Attachment['kind'] {
  if (isDrawing(ending)) return 'drawing';
  if (isArchive(ending)) return 'software';
  const text = title.toLowerCase();
  const isCalled = (word: string) => text.includes(word);
  return FILE_KINDS.find((kind) => KIND_WORDS[kind].some(isCalled)) ?? 'manual';
}
