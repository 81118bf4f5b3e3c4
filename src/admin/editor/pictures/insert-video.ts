import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import type { VideoText } from '#src/lib/videos/video-figure.ts';
import { moveCursorTo } from './move-cursor-to.ts';
import { betweenBlocks } from './upload-places.ts';

/** Inserts a video after the block with the cursor, and moves the cursor below it; replaces a selected video. */
export function insertVideo(editor: Editor, attrs: VideoText): void {
  const { selection } = editor.state;
  const isSelected = selection instanceof NodeSelection && selection.node.type.name === 'video';
  const place = isSelected
    ? { from: selection.from, to: selection.to }
    : betweenBlocks(editor.state, selection.to);
  editor.commands.insertContentAt(place, { type: 'video', attrs });
  if (typeof place === 'number') moveCursorTo(editor, place + 1);
}
