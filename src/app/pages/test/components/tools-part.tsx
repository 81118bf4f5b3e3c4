import Refresh from '@mui/icons-material/Refresh';
import Star from '@mui/icons-material/StarOutlined';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { ToolButton } from '#src/admin/ui/tool-button.tsx';
import { ToolMenu } from '#src/admin/ui/tool-menu.tsx';
import { Sample, SideBySide } from './sample.tsx';

/** Buttons of a list's tools, by themselves and in their menu. */
export function ToolsPart() {
  const { t } = useTranslation('components-page');
  const tool = (name: string) => ({
    label: name,
    onClick: () => void toast.success(t('tool.pressed', { name })),
  });
  return (
    <>
      <Sample title={t('tool.button')} file="admin/ui/tool-button.tsx">
        <SideBySide>
          <ToolButton {...tool(t('tool.ready'))}>
            <Star />
          </ToolButton>
          <ToolButton {...tool(t('tool.busy'))} busy>
            <Refresh />
          </ToolButton>
          <ToolButton {...tool(t('tool.disabled'))} disabled>
            <Star />
          </ToolButton>
        </SideBySide>
      </Sample>
      <Sample title={t('tool.menu')} file="admin/ui/tool-menu.tsx">
        <ToolMenu>
          <ToolButton {...tool(t('tool.first'))}>
            <Star />
          </ToolButton>
          <ToolButton {...tool(t('tool.second'))}>
            <Refresh />
          </ToolButton>
        </ToolMenu>
      </Sample>
    </>
  );
}
