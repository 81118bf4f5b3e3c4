import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Unfold } from '#src/admin/form/core/form-fields.tsx';
import type { EnglishProps } from './english-props.ts';
import { CopyChinese } from './copy-chinese.tsx';
import { LanguageTabs } from './language-tabs.tsx';
import { hiddenStyles, narrowStyles, pairStyles, SIDES, useSides } from './sides.ts';

type InLanguagesProps = {
  /** Of the field with the Chinese value. */
  name: string;
  label: string;
  english: EnglishProps;
  /** Shows one language at a time on every width. */
  asTabs?: boolean;
  chinese: ReactNode;
  /** `wasShown` is false until somebody looks at English, where there are tabs. */
  children: (wasShown: boolean) => ReactNode;
};

/** The two languages of a field: beside each other, or behind tabs in a narrow column. */
export function InLanguages(props: InLanguagesProps) {
  const { name, label, english, asTabs = false, chinese, children } = props;
  const id = useId();
  const { side, setSide, unfolds } = useSides();
  const [wasShown, setShown] = useState(false);
  if (side === 'en' && !wasShown) setShown(true);
  const panels = { cn: `${id}-cn`, en: `${id}-en` };
  return (
    // A row of short fields has no room for two of them.
    <Box sx={{ gridColumn: '1 / -1' }}>
      <LanguageTabs
        label={label}
        side={side}
        onChange={setSide}
        panels={panels}
        sx={asTabs ? {} : narrowStyles}
      />
      <Box sx={asTabs ? {} : pairStyles}>
        {SIDES.map((one) => (
          <Box
            key={one}
            id={panels[one]}
            hidden={asTabs && one !== side}
            sx={{ position: 'relative', ...(!asTabs && one !== side && hiddenStyles) }}
          >
            <Unfold value={unfolds[one]}>
              {one === 'cn' ? (
                chinese
              ) : (
                <>
                  {children(wasShown)}
                  <CopyChinese from={name} to={english.name} label={english.label} />
                </>
              )}
            </Unfold>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
