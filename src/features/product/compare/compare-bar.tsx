import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { Picture } from '#src/components/picture.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { compareAddress } from './compare-address.ts';
import {
  type AskSeveral,
  clearCompared,
  MAX_COMPARED,
  removeCompared,
  useCompared,
} from './compare-store.ts';
import { productFields } from '../schema.ts';

type CompareBarProps = {
  /**
   * A button that replaces the one that clears on phones, where each product can still be removed by itself.
   */
  ask: AskSeveral | undefined;
};

/**
 * The products chosen for comparison, at the bottom of the window while the page is above the footer; nothing
 * while none is chosen.
 */
export function CompareBar({ ask }: CompareBarProps) {
  const { t } = useTranslation(['product', 'common']);
  const compared = useCompared();
  const count = compared.length;
  if (count === 0) return null;
  const askButton = ask?.(compared);
  const label = <span>{t('compare.count', { count, most: MAX_COMPARED })}</span>;
  return (
    <Box component="section" aria-label={t('compare.title')} sx={styles.bar}>
      <GlobalStyles styles={ROOM} />
      <Container maxWidth="lg" sx={styles.inside}>
        <Box component="ul" sx={styles.list}>
          {compared.map(({ id, name, cover }) => (
            <li key={id}>
              <ButtonBase
                aria-label={t('compare.remove', { name })}
                title={t('compare.remove', { name })}
                onClick={() => removeCompared(id)}
                sx={styles.product}
              >
                <Box component="span" sx={styles.cover}>
                  <Picture
                    src={assetUrl(cover)}
                    alt=""
                    ratio={productFields.cover.crops.compared}
                    sizes="44px"
                  />
                </Box>
                <Box component="span" sx={styles.name}>
                  {name}
                </Box>
                <Box component="span" sx={styles.cross}>
                  <Close fontSize="inherit" />
                </Box>
              </ButtonBase>
            </li>
          ))}
        </Box>
        <Button
          color="inherit"
          onClick={clearCompared}
          sx={[styles.button, Boolean(askButton) && styles.wide]}
        >
          {t('common:action.clear')}
        </Button>
        {askButton}
        {count > 1 ? (
          <RouterButton
            to={compareAddress(compared.map(({ id }) => id))}
            variant="contained"
            color="secondary"
            sx={styles.button}
          >
            {label}
          </RouterButton>
        ) : (
          <Button disabled variant="contained" sx={styles.button}>
            {label}
          </Button>
        )}
      </Container>
    </Box>
  );
}

/**
 * Space for the bar: focused elements and the back-to-top button stay above it, and the bar stays above
 * another one that has set `--bottom-bar-height` on the document.
 */
const ROOM = {
  html: { '--below-compare': 'var(--bottom-bar-height, 0px)', scrollPaddingBottom: '96px' },
  body: { '--bottom-bar-height': 'calc(var(--below-compare) + 64px)' },
};

const styles = {
  bar: {
    position: 'sticky',
    bottom: 'var(--below-compare)',
    zIndex: 'appBar',
    bgcolor: 'background.paper',
    borderBlockStart: '1px solid var(--mui-palette-divider)',
    boxShadow: 'var(--mui-customShadows-dropdown)',
    '@media print': { display: 'none' },
  },
  inside: { display: 'flex', alignItems: 'center', gap: { xs: 1, sm: 2 }, minHeight: 64 },
  list: {
    flexGrow: 1,
    minWidth: 0,
    display: 'flex',
    gap: { xs: 1, sm: 2 },
    '& li': { minWidth: 0, maxWidth: 260 },
  },
  product: {
    position: 'relative',
    gap: 1,
    maxWidth: 1,
    borderRadius: 1,
    textAlign: 'start',
    '@media (hover: hover)': { '&:hover': { bgcolor: 'action.hover' } },
  },
  cover: { flex: 'none', width: 44, borderRadius: 1, overflow: 'hidden' },
  name: {
    display: { xs: 'none', md: 'block' },
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    typography: 'body2',
  },
  // Over the picture's corner where no name is shown.
  cross: {
    position: { xs: 'absolute', md: 'static' },
    insetBlockStart: -4,
    insetInlineEnd: -4,
    flex: 'none',
    display: 'flex',
    p: 0.25,
    borderRadius: '50%',
    fontSize: '0.875rem',
    color: 'text.primary',
    bgcolor: 'background.neutral',
  },
  button: { flex: 'none', minHeight: 44 },
  wide: { display: { xs: 'none', sm: 'inline-flex' } },
} as const;
