import MailIcon from '@mui/icons-material/MailOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import QrCodeIcon from '@mui/icons-material/QrCode2';
import MessageIcon from '@mui/icons-material/TextsmsOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { env } from '#src/env.ts';
import { mailHref } from '#src/lib/links/mail-href.ts';
import { formatPhone } from '#src/i18n/format/format-phone.ts';
import { phoneHref } from '#src/lib/links/phone.ts';
import { useCompany } from '../layouts/use-company.ts';
import type { ContactSubject } from './contact-subject.ts';
import { ContactDialog } from './lazy-contact-dialog.ts';

/**
 * Bar at the bottom of phones: call, WeChat, mail, and a message or request for a quote where the server accepts them. Empty until the
 * company's number and address are known, because buttons that come later would move the others.
 */
export function ContactBar({ subject }: { subject: ContactSubject }) {
  const { t } = useTranslation('components');
  const { company, name } = useCompany();
  const isKnown = name !== undefined;
  const [opened, setOpened] = useState<'ways' | 'form' | null>(null);
  const close = () => setOpened(null);
  const phone = phoneHref(formatPhone(company?.phone ?? ''));
  const { mail, email } = subject;
  const isQuote = subject.type === 'product';
  const write = mailHref(email || (company?.email ?? ''), mail.subject, mail.body);
  return (
    <>
      <GlobalStyles styles={ROOM} />
      <Box component="nav" aria-label={t('contactBar.label')} sx={barStyles}>
        {isKnown && (
          <>
            {phone && (
              <ButtonBase href={phone}>
                <PhoneIcon />
                {t('contactBar.phone')}
              </ButtonBase>
            )}
            <ButtonBase
              aria-haspopup="dialog"
              {...ContactDialog.prefetchOn}
              onClick={() => setOpened('ways')}
            >
              <QrCodeIcon />
              {t('contactBar.wechat')}
            </ButtonBase>
            {write && (
              <ButtonBase href={write}>
                <MailIcon />
                {t('contactBar.mail')}
              </ButtonBase>
            )}
            {env.enquiryPath !== '' && (
              <ButtonBase
                aria-haspopup="dialog"
                {...ContactDialog.prefetchOn}
                onClick={() => setOpened('form')}
                sx={isQuote ? quoteStyles : undefined}
              >
                <MessageIcon />
                {t(isQuote ? 'contactBar.quote' : 'contactBar.message')}
              </ButtonBase>
            )}
          </>
        )}
      </Box>
      {opened && (
        <ContactDialog
          asked={subject}
          waysFirst={opened === 'ways'}
          onClose={close}
          onLoadFailed={close}
        />
      )}
    </>
  );
}

/** The bar's main action. */
const quoteStyles = {
  '&&, && svg': { color: 'secondary.contrastText' },
  bgcolor: 'secondary.main',
  '&&:focus-visible': { outlineColor: 'currentcolor' },
};

/** MUI's `md`. */
const PHONE = '@media screen and (max-width: 56.246875em)';

/** Space for the bar: other bars are placed above `--contact-bar`, and the page ends above it. */
const ROOM = {
  [PHONE]: {
    html: {
      '--contact-bar': 'calc(max(56px, 3.5rem) + 1px + env(safe-area-inset-bottom, 0px))',
      '--bottom-bar-height': 'var(--contact-bar)',
      scrollPaddingBottom: 'calc(var(--contact-bar) + 16px)',
    },
    body: { paddingBottom: 'var(--contact-bar)' },
  },
};

const TYPING = ':is(textarea, input:not([type="checkbox"], [type="radio"])):focus';

const barStyles = {
  display: 'none',
  [PHONE]: { display: 'flex' },
  // Hidden while typing: the on-screen keyboard covers half of the screen already.
  [`html:has(${TYPING}) &`]: { visibility: 'hidden' },
  position: 'fixed',
  insetInline: 0,
  minHeight: 'var(--contact-bar)',
  bottom: 0,
  zIndex: 'appBar',
  pb: 'env(safe-area-inset-bottom, 0px)',
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '& > *': {
    flex: '1 1 0',
    minWidth: 0,
    height: 'max(56px, 3.5rem)',
    flexDirection: 'column',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    gap: 0.25,
    typography: 'caption',
    color: 'text.primary',
    '&:focus-visible': { outline: '2px solid', outlineOffset: '-4px', outlineColor: 'brand.text' },
  },
  '& svg': { fontSize: '1.375rem', color: 'brand.text' },
} as const;
