import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useState, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { env } from '#src/env.ts';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { BusyRegion } from '#src/components/loading/busy-region.tsx';
import { EnquiryEnd } from '#src/features/enquiry/public/enquiry-end.tsx';
import { EnquiryForm } from '#src/features/enquiry/public/enquiry-form.tsx';
import { storedName } from '#src/features/enquiry/public/unsent-messages.ts';
import { useUnsentMessage } from '#src/features/enquiry/public/use-unsent-message.ts';
import { touchTargets } from '../layouts/public/layout-styles.ts';
import { useCompany } from '../layouts/use-company.ts';
import { type Asked, productSubject } from './contact-subject.ts';
import { ContactWays } from './contact-ways.tsx';
import type { AskedProduct } from '#src/features/product/compare/compare-store.ts';

type ContactDialogProps = {
  asked: Asked;
  /** Whether the ways to reach the company come before the form. */
  waysFirst?: boolean;
  onClose: () => void;
};

/**
 * Dialog with the ways to reach the company about a record or several products, which can be removed one by one, except
 * the last one; with a form where the server accepts messages.
 */
export function ContactDialog({ asked, waysFirst = false, onClose }: ContactDialogProps) {
  const { t } = useTranslation(['enquiry', 'common']);
  const id = useId();
  const opened = 'products' in asked ? asked.products : [];
  const [products, setProducts] = useState(opened);
  const subject = 'products' in asked ? productSubject({ ...asked, products }, opened) : asked;
  const hasForm = import.meta.env.HAS_ENQUIRIES && env.enquiryPath !== '';
  const replyPromise = useCompany().company?.replyPromise ?? '';
  const { unsent, end, onSent, onEdit } = useUnsentMessage(storedName(subject));
  const about =
    products.length > 1
      ? t('several.dialog', { count: products.length })
      : t(`title.${subject.type}`, { title: subject.title });
  const ways = (
    <section>
      <Typography variant="subtitle1" component="h3" sx={{ mb: 1 }}>
        {t(hasForm && !waysFirst ? 'ways.or' : 'ways.title')}
      </Typography>
      <ContactWays subject={subject} />
    </section>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth={hasForm ? 'md' : 'sm'}
      aria-labelledby={id}
      sx={dialogStyles}
    >
      <DialogTitle id={id} sx={{ paddingInlineEnd: 8, overflowWrap: 'anywhere' }}>
        {end === 'sent' ? t(`sent.title.${subject.type}`) : end ? t('waiting.title') : about}
      </DialogTitle>
      <IconButton aria-label={t('common:action.close')} onClick={onClose} sx={closeStyles}>
        <Close />
      </IconButton>
      <DialogContent>
        {hasForm ? (
          <Box sx={columnStyles}>
            {waysFirst && ways}
            <section>
              {!end && (
                <Typography variant="subtitle1" component="h3" sx={{ mb: 2 }}>
                  {t(`form.title.${subject.type}`)}
                </Typography>
              )}
              {end && (
                <EnquiryEnd
                  kind={end}
                  subject={subject}
                  replyPromise={replyPromise}
                  onEdit={onEdit}
                />
              )}
              {!end && unsent === undefined && (
                <BusyRegion>
                  <LightSkeleton sx={{ height: 320, transform: 'none' }} />
                </BusyRegion>
              )}
              {!end && unsent !== undefined && (
                <EnquiryForm
                  subject={subject}
                  unsent={unsent}
                  onSent={onSent}
                  replyPromise={replyPromise}
                  hasFocus={!waysFirst}
                >
                  {opened.length > 1 && (
                    <AskedProducts
                      products={products}
                      onRemove={(removed) => setProducts(products.filter((one) => one !== removed))}
                    />
                  )}
                </EnquiryForm>
              )}
            </section>
            {!waysFirst && ways}
          </Box>
        ) : (
          ways
        )}
      </DialogContent>
    </Dialog>
  );
}

/** On phones a sheet at the bottom, within reach of the thumb. */
const dialogStyles = {
  ...touchTargets,
  '@media (max-width: 37.496875em)': {
    '& .MuiDialog-container': { alignItems: 'flex-end' },
    '& .MuiDialog-paper': {
      m: 0,
      width: '100%',
      maxWidth: '100%',
      maxHeight: 'calc(100dvh - 32px)',
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      pb: 'env(safe-area-inset-bottom, 0px)',
    },
  },
} as const;

const closeStyles = { position: 'absolute', insetBlockStart: 12, insetInlineEnd: 12 };

const columnStyles = {
  // Space for the labels' outline.
  pt: 0.5,
  display: 'grid',
  columnGap: 6,
  rowGap: 4,
  gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(0, 2fr)' },
};

type AskedProductsProps = {
  products: readonly AskedProduct[];
  onRemove: (product: AskedProduct) => void;
};

/** The products that a message asks about, each with a button to remove it, except the last one. */
function AskedProducts({ products, onRemove }: AskedProductsProps) {
  const { t } = useTranslation(['enquiry', 'product']);
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const remove = (product: AskedProduct) => {
    // The pressed button disappears with its row.
    list.current?.focus();
    onRemove(product);
  };
  return (
    <div>
      <Typography id={id} variant="body2" sx={{ color: 'text.secondary' }}>
        {t('several.title')}
      </Typography>
      <Box component="ul" ref={list} tabIndex={-1} aria-labelledby={id} sx={styles}>
        {products.map((product) => (
          <li key={product.id}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
              <span>{product.name}</span>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {product.model}
              </Box>
            </Box>
            {products.length > 1 && (
              <IconButton
                aria-label={t('product:compare.remove', product)}
                title={t('product:compare.remove', product)}
                onClick={() => remove(product)}
              >
                <Close fontSize="small" />
              </IconButton>
            )}
          </li>
        ))}
      </Box>
    </div>
  );
}

const styles = {
  outline: 0,
  '& li': {
    minHeight: 44,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 1,
    overflowWrap: 'anywhere',
    borderBlockEnd: '1px solid',
    borderColor: 'divider',
  },
} as const;
