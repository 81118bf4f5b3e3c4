import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

const STEPS = 4;

type ImportStepProps = { step: 1 | 2 | 3 | 4; title: string };

/** The heading of a step; the focus moves to it, because the button that was pressed is gone. */
export function ImportStep({ step, title }: ImportStepProps) {
  const { t } = useTranslation('import');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Typography variant="overline" component="p" sx={{ color: 'text.secondary' }}>
        {t('step', { step, count: STEPS })}
      </Typography>
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h6"
        component="h3"
        sx={{ mb: 1, outline: 0 }}
      >
        {title}
      </Typography>
    </>
  );
}
