import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { langOf } from '#src/api/fields/localized.ts';
import { QrCode } from '#src/components/share/qr-code.tsx';
import { useNow } from '#src/components/use-now.ts';
import { CompanyLogo } from '#src/features/company-info/public/company-logo.tsx';
import { contactLines } from '#src/features/company-info/public/contact-lines.ts';
import { formatPublicDate } from '#src/i18n/format/format.ts';
import { pause } from '#src/lib/time/pause.ts';
import { useCompany } from '../layouts/use-company.ts';

export type SheetState = {
  /** Whether to print as soon as everything is loaded. */
  isPreparing: boolean;
  onReady: () => void;
  /** For the loader of its code. */
  onLoadFailed: () => void;
};

type SheetFrameProps = SheetState & {
  /** What kind of sheet it is. */
  kind: string;
  /** The page that its QR code leads to. */
  url: string;
  isLandscape?: boolean;
  children: ReactNode;
};

/** In ms; what has not loaded by then is missing. */
const PATIENCE = 10_000;

/**
 * A sheet of A4 paper that is printed instead of the page, light in every scheme: the company above, its contact, the
 * date and a QR code below, on each page. Invisible on the screen.
 */
export function SheetFrame(props: SheetFrameProps) {
  const { kind, url, isLandscape = false, isPreparing, onReady, children } = props;
  const { t } = useTranslation(['sheet', 'about-us']);
  const { company, name } = useCompany();
  const now = useNow();
  const [sheet, setSheet] = useState<HTMLElement | null>(null);
  const print = useEffectEvent(() => {
    onReady();
    window.print();
  });
  useEffect(() => {
    if (!sheet || !isPreparing) return undefined;
    let isGone = false;
    const printLoaded = async () => {
      await Promise.race([loadAll(sheet), pause(PATIENCE)]);
      if (!isGone) print();
    };
    void printLoaded();
    return () => {
      isGone = true;
    };
  }, [sheet, isPreparing]);

  const lines = company ? contactLines(company).filter(({ name: one }) => SHOWN.has(one)) : [];
  return createPortal(
    <Box ref={setSheet} data-sheet="" data-color-scheme="light" sx={styles.sheet}>
      <GlobalStyles styles={isLandscape ? LANDSCAPE : PORTRAIT} />
      {/* Head and foot of a table are repeated on each page. */}
      <Box component="table" role="presentation" sx={styles.table}>
        <thead>
          <tr>
            <td>
              <Box sx={styles.head}>
                <Box sx={styles.logo}>
                  <CompanyLogo company={company} />
                </Box>
                <Box lang={langOf(company, 'title')} sx={styles.company}>
                  {name}
                </Box>
                <Box sx={styles.kind}>{kind}</Box>
              </Box>
              <Box sx={styles.gap} />
            </td>
          </tr>
        </thead>
        <tbody>
          <tr>
            <Box component="td" sx={styles.body}>
              {children}
            </Box>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            {/* The place of the foot, which stands at the end of each page. */}
            <Box component="td" sx={styles.place} />
          </tr>
        </tfoot>
      </Box>
      <Box sx={styles.foot}>
        <Box sx={styles.contact}>
          <Box component="dl" sx={styles.lines}>
            {lines.map((line) => (
              <div key={line.name}>
                <dt>{t(`about-us:contact.${line.name}`)}</dt>
                <dd lang={line.lang}>
                  <bdi>{line.text}</bdi>
                </dd>
              </div>
            ))}
          </Box>
          <span>{t('date', { date: formatPublicDate(new Date(now).toISOString()) })}</span>
          <bdi>{url.replace(/^https?:\/\//, '')}</bdi>
        </Box>
        <Box sx={styles.scan}>{t('scan')}</Box>
        <Box sx={styles.code}>
          <QrCode text={url} label={url} />
        </Box>
      </Box>
    </Box>,
    document.body,
  );
}

const SHOWN: ReadonlySet<string> = new Set([
  'phone',
  'whatsapp',
  'wechatId',
  'email',
  'address',
  'contacts',
]);

/** Resolves when the fonts and pictures of an element are loaded, those too that have failed. */
async function loadAll(element: HTMLElement): Promise<void> {
  const pictures = [...element.querySelectorAll('img')].map(async (image) => {
    // Invisible pictures would wait for ever.
    image.loading = 'eager';
    await image.decode();
  });
  await Promise.allSettled([document.fonts.ready, ...pictures]);
}

const ONLY_SHEET = {
  '@media print': {
    // The page's own colours and height, which would add an empty page.
    'html, body': { background: '#fff !important', minHeight: '0 !important' },
    'body > :not([data-sheet])': { display: 'none !important' },
  },
};
/** Without margins browsers print no address and page title at the edges. The page's number stands over the foot. */
const PAGE = {
  margin: 0,
  '@bottom-center': {
    content: 'counter(page) " / " counter(pages)',
    height: '6mm',
    marginTop: '-9mm',
    color: '#637381',
    fontSize: '8pt',
  },
};
const PORTRAIT = { ...ONLY_SHEET, '@page': { size: 'A4', ...PAGE } };
const LANDSCAPE = { ...ONLY_SHEET, '@page': { size: 'A4 landscape', ...PAGE } };

const EDGE = '14mm';

const styles = {
  sheet: {
    display: 'none',
    '@media print': { display: 'block' },
    color: 'text.primary',
    fontFamily: 'body1.fontFamily',
    fontSize: '9.5pt',
    lineHeight: 1.5,
    overflowWrap: 'anywhere',
    colorScheme: 'only light',
    // Tinted grounds are printed too, whatever the print dialog says.
    printColorAdjust: 'exact',
    WebkitPrintColorAdjust: 'exact',
  },
  table: { width: 1, borderCollapse: 'collapse', '& > * > tr > td': { p: 0 } },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: '4mm',
    height: '20mm',
    px: EDGE,
    color: 'common.white',
    bgcolor: 'brand.darker',
    borderBlockEnd: '1.2mm solid var(--mui-palette-brand-main)',
  },
  logo: {
    display: 'flex',
    flex: 'none',
    borderRadius: 1,
    bgcolor: 'common.white',
    '& > *': { width: '10mm', height: '10mm' },
  },
  company: {
    flexGrow: 1,
    fontFamily: 'h1.fontFamily',
    fontSize: '14pt',
    fontWeight: 700,
    lineHeight: 1.2,
  },
  kind: { flex: 'none', fontSize: '11pt', letterSpacing: '0.06em' },
  gap: { height: '9mm' },
  body: { '&&&': { px: EDGE } },
  place: { height: '35mm' },
  foot: {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    mx: EDGE,
    height: '30mm',
    pt: '3mm',
    display: 'flex',
    gap: '3mm',
    borderBlockStart: '0.3mm solid var(--mui-palette-divider)',
    fontSize: '8pt',
  },
  contact: {
    flexGrow: 1,
    minWidth: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'flex-start',
    columnGap: '6mm',
    rowGap: '0.5mm',
    color: 'text.secondary',
  },
  lines: {
    display: 'contents',
    '& > div': { display: 'flex', gap: '2mm' },
    '& dt': { flex: 'none' },
    '& dd': { m: 0, color: 'text.primary', fontWeight: 600 },
  },
  scan: {
    alignSelf: 'center',
    flex: 'none',
    maxWidth: '26mm',
    color: 'text.secondary',
    textAlign: 'end',
    textWrap: 'balance',
  },
  code: { flex: 'none', width: '22mm' },
} as const;
