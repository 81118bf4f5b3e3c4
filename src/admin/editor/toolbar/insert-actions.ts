import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import FormatClear from '@mui/icons-material/FormatClear';
import HorizontalRule from '@mui/icons-material/HorizontalRule';
import LinkIcon from '@mui/icons-material/Link';
import OndemandVideo from '@mui/icons-material/OndemandVideo';
import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined';
import Redo from '@mui/icons-material/Redo';
import SubtitlesOutlined from '@mui/icons-material/SubtitlesOutlined';
import Undo from '@mui/icons-material/Undo';
import type { Editor } from '@tiptap/react';
import type { TFunction } from 'i18next';
import { hasLibrary } from '#src/api/uploads/photos.ts';
import type { ToolbarAction } from './toolbar-action.ts';
import type { ToolbarState } from './toolbar-state.ts';

type Openers = {
  openLink: () => void;
  /** Undefined when images cannot be uploaded. */
  chooseImages: (() => void) | undefined;
  openLibrary: () => void;
  describeImage: () => void;
  openVideo: () => void;
};

export function insertActions(
  state: ToolbarState,
  t: TFunction<'components'>,
  { openLink, chooseImages, openLibrary, describeImage }: Openers,
): ToolbarAction[] {
  const image: ToolbarAction[] = chooseImages
    ? [
        {
          id: 'image',
          label: t('editor.image'),
          icon: AddPhotoAlternateOutlined,
          run: chooseImages,
        },
        ...(hasLibrary()
          ? [
              {
                id: 'library',
                label: t('editor.library'),
                icon: PhotoLibraryOutlined,
                run: openLibrary,
              },
            ]
          : []),
      ]
    : [];
  return [
    {
      id: 'link',
      label: t('editor.link'),
      icon: LinkIcon,
      pressed: state.link,
      run: openLink,
    },
    ...image,
    {
      id: 'imageDetails',
      label: t('editor.imageDetails'),
      icon: SubtitlesOutlined,
      disabled: !state.image,
      run: describeImage,
    },
  ];
}

/** Rarely inserted elements, and clear formatting. */
export function rareActions(
  editor: Editor,
  state: ToolbarState,
  t: TFunction<'components'>,
  { openVideo }: Pick<Openers, 'openVideo'>,
): ToolbarAction[] {
  return [
    {
      id: 'video',
      label: t('editor.video'),
      icon: OndemandVideo,
      pressed: state.video,
      run: openVideo,
    },
    {
      id: 'rule',
      label: t('editor.rule'),
      icon: HorizontalRule,
      run: () => editor.chain().focus().setHorizontalRule().run(),
    },
    {
      id: 'clear',
      label: t('editor.clear'),
      icon: FormatClear,
      run: () => editor.chain().focus().unsetAllMarks().clearNodes().run(),
    },
  ];
}

/** Undo and redo. */
export function historyActions(
  editor: Editor,
  state: ToolbarState,
  t: TFunction<'components'>,
): ToolbarAction[] {
  return [
    {
      id: 'undo',
      label: t('editor.undo'),
      icon: Undo,
      keys: 'Mod+Z',
      mirrored: true,
      disabled: !state.canUndo,
      run: () => editor.chain().focus().undo().run(),
    },
    {
      id: 'redo',
      label: t('editor.redo'),
      icon: Redo,
      keys: 'Mod+Shift+Z',
      mirrored: true,
      disabled: !state.canRedo,
      run: () => editor.chain().focus().redo().run(),
    },
  ];
}
