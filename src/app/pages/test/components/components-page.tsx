import Refresh from '@mui/icons-material/Refresh';
import Star from '@mui/icons-material/StarOutlined';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { TypeHandle } from '#src/admin/list/core/type-handle.ts';
import { ToolButton } from '#src/admin/ui/tool-button.tsx';
import { ToolMenu } from '#src/admin/ui/tool-menu.tsx';
import { PageMeta } from '#src/components/page/page-meta.tsx';
import { RouterLink } from '#src/components/router-link.tsx';
import { codeSchemaErrors } from '#src/i18n/schema-errors.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { toast } from '#src/lib/toast.ts';
import { MuiTexts } from '../../../settings/mui-texts.tsx';
import { DialogsPart } from './dialogs-part.tsx';
import { InputsPart } from './inputs-part.tsx';
import { RowsPart } from './rows-part.tsx';
import { Part, Sample, SideBySide } from './sample.tsx';
import { StatesPart } from './states-part.tsx';

/** Buttons of a list's toolbar, separately and in their menu. */
function ToolsPart() {
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

// The back office's routes do the same.
codeSchemaErrors();

/** Rows read their type from the route's handle; these have none. */
export const handle: Pick<TypeHandle, 'permission' | 'list'> = {
  permission: '',
  list: { path: '/test/components', sort: '', filters: [] },
};

const PARTS = [
  { id: 'inputs', Content: InputsPart },
  { id: 'rows', Content: RowsPart },
  { id: 'states', Content: StatesPart },
  { id: 'dialogs', Content: DialogsPart },
  { id: 'tools', Content: ToolsPart },
] as const;

/** Components of the back office in their states, for developers of content types. Makes no requests. */
export function Component() {
  const { t } = useTranslation('components-page');
  const { language } = useLanguage();
  return (
    <MuiTexts>
      <Container maxWidth="lg" sx={{ py: { xs: 5, md: 8 } }}>
        <PageMeta title={t('title')} />
        <Typography variant="h1" sx={{ fontSize: 'h2.fontSize' }}>
          {t('title')}
        </Typography>
        <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{t('purpose')}</Typography>
        <RouterLink to="/test" sx={{ display: 'inline-block', mt: 1.5 }}>
          {t('back')}
        </RouterLink>
        <Box component="nav" aria-label={t('parts')} sx={{ mt: 3 }}>
          <Box component="ul" sx={linksStyles}>
            {PARTS.map(({ id }) => (
              <li key={id}>
                <Link href={`#${id}`}>{t(`${id}.title`)}</Link>
              </li>
            ))}
          </Box>
        </Box>
        {PARTS.map(({ id, Content }) => (
          <Part key={id} id={id} title={t(`${id}.title`)} purpose={t(`${id}.purpose`)}>
            {/* The texts of the samples stay in the language in which they were created. */}
            <Content key={language} />
          </Part>
        ))}
      </Container>
    </MuiTexts>
  );
}

const linksStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 1,
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, md: 24 } },
};
